/** The first products of the catalogue as JSON, beside a bare server. */
import { ratios } from './measure/rounds.ts';
import { measureSameBytes } from './measure/same-bytes.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { printTable } from './measure/table.ts';

const shop = await startShopUnderLoad();
const { rates, bytes } = await measureSameBytes(shop.port, '/api/products');
await shop.stop();

printTable(
  '`GET /api/products`',
  `Requests a second over 32 connections, Brotli, ${bytes.toLocaleString('en-US')} bytes. The limit is a bare \`node:http\` server that sends the same bytes and headers.`,
  [
    {
      what: 'products as JSON',
      limit: { name: 'bare server', figures: rates.limit },
      shop: rates.shop,
      held: ratios(rates.shop, rates.limit),
      goal: { least: 0.8 },
      unit: '/s',
      isShare: true,
    },
  ],
);
process.exit();
