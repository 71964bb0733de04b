/** The home page of a visitor with neither basket nor session, beside a bare server. */
import { ratios } from './measure/rounds.ts';
import { measureSameBytes } from './measure/same-bytes.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { printTable } from './measure/table.ts';

const shop = await startShopUnderLoad();
const { rates, bytes } = await measureSameBytes(shop.port, '/');
await shop.stop();

printTable(
  'The home page of a visitor without cookies',
  `Requests a second over 32 connections, Brotli, ${bytes.toLocaleString('en-US')} bytes. The limit is a bare \`node:http\` server that sends the same bytes and headers.`,
  [
    {
      what: 'home page from memory',
      limit: { name: 'bare server', figures: rates.limit },
      shop: rates.shop,
      held: ratios(rates.shop, rates.limit),
      goal: { least: 0.9 },
      unit: '/s',
      isShare: true,
    },
  ],
);
process.exit();
