/**
 * Every page but search, and every call, as the tables grow: shops of 1,000 products and
 * 10,000 orders up to `--products` and `--orders` (100,000 and 1,000,000), each a process on its own
 * PostgreSQL. Sends requests for full pages one after another, to each shop in turn. (Without sitemaps, which name everything.)
 */
import pg from 'pg';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { fillShop, type ShopSize } from './growth/fill-shop.ts';
import { PAGES, type PageName, type PageRequests, pageRequests } from './growth/page-requests.ts';
import { quantilesOf } from './live/quantiles.ts';
import { measureLatencies } from './measure/latencies.ts';
import { options } from './measure/options.ts';
import { savePlot } from './measure/plot.ts';
import { measureRounds, median, ratios } from './measure/rounds.ts';
import {
  type ShopProcess,
  startDurablePostgres,
  startShopProcess,
} from './measure/shop-process.ts';
import { formatFigure, print, printTable } from './measure/table.ts';

const SMALLEST_PRODUCTS = 1_000;
const STEP = 10;
const MAX_GROWTH = 1.5;

/** More curves than these could not be distinguished. */
const DRAWN = ['/', '/product/…', '/checkout', '/Payment', '/orders', 'POST /api/basket'] as const;
const MIGRATION_TIMEOUT_MS = 60_000;

/** From the smallest to the largest, all with the same ratio of orders to products. */
function sizesUpTo({ products, orders }: ShopSize): ShopSize[] {
  const size = { products, orders };
  if (products / STEP < SMALLEST_PRODUCTS) return [size];
  return [...sizesUpTo({ products: products / STEP, orders: orders / STEP }), size];
}

type FilledShop = PageRequests & {
  size: ShopSize;
  shop: ShopProcess;
  stop(): Promise<void>;
};

async function openFilled(size: ShopSize, smallest: ShopSize): Promise<FilledShop> {
  const startMs = performance.now();
  const postgres = await startDurablePostgres();
  const url = postgres.url('postgres');
  const settings = { url, poolSize: 1, statementTimeoutMs: MIGRATION_TIMEOUT_MS };
  await (await openPostgresDatabase(settings, () => {})).close();
  await fillShop(url, size);
  // Every request has its own address, as behind a proxy, because of the limit on starting payments.
  const shop = await startShopProcess(url, { TRUST_PROXY: 'loopback' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { authSecret } = shop;
  const requests = await pageRequests(client, { size, smallest, authSecret });
  const tookSeconds = Math.round((performance.now() - startMs) / 1_000);
  process.stderr.write(`${size.products} products, ${size.orders} orders: ${tookSeconds} s\n`);
  return {
    size,
    shop,
    ...requests,
    async stop() {
      await client.end();
      await shop.stop();
      await postgres.stop();
    },
  };
}

const [smallest, ...larger] = sizesUpTo(options);
if (!smallest) throw new Error('There is no size to measure');
const shops: FilledShop[] = [];
for (const size of [smallest, ...larger]) shops.push(await openFilled(size, smallest));
const largest = larger.at(-1) ?? smallest;

const keyOf = (page: PageName, { products }: ShopSize) => `${page} ${products}`;
const medians: Record<string, number[]> = {};

/** Returns the p99 of a round, and records its median. */
function timeOf({ size, shop, asks, restore }: FilledShop, page: PageName) {
  let next = 0;
  const typical: number[] = [];
  medians[keyOf(page, size)] = typical;
  return async () => {
    const batch = Array.from({ length: options.requests }, () => asks[page](next++));
    const tookMs = await measureLatencies(shop.port, batch);
    await restore();
    const { p50, p99 } = quantilesOf(tookMs);
    typical.push(p50);
    return p99;
  };
}

const worst = await measureRounds(
  'growth',
  Object.fromEntries(
    PAGES.flatMap((page) => shops.map((one) => [keyOf(page, one.size), timeOf(one, page)])),
  ),
);
for (const one of shops) await one.stop();

const worstOf = (page: PageName, size: ShopSize) => worst[keyOf(page, size)] ?? [];
const typicalOf = (page: PageName, size: ShopSize) =>
  (medians[keyOf(page, size)] ?? []).slice(-options.rounds);
const sizeLabel = ({ products, orders }: ShopSize) =>
  `${products.toLocaleString('en-US')} products and ${orders.toLocaleString('en-US')} orders`;

printTable(
  'Pages as the tables grow',
  `The p99 of ${options.requests} full pages a round, one after another, of ${sizeLabel(largest)}, beside that of ${sizeLabel(smallest)}; signed in, each of another shopper and product.`,
  PAGES.map((page) => ({
    what: `\`${page}\``,
    limit: { name: 'smallest', figures: worstOf(page, smallest) },
    shop: worstOf(page, largest),
    held: ratios(worstOf(page, largest), worstOf(page, smallest)),
    goal: { most: MAX_GROWTH },
    unit: 'ms',
    isShare: true,
  })),
);
print([
  'The typical page (p50):',
  '',
  `| what | ${shops.map(({ size }) => sizeLabel(size)).join(' | ')} |`,
  `| --- |${' --- |'.repeat(shops.length)}`,
  ...PAGES.map((page) => {
    const cells = shops.map(({ size }) => `${formatFigure(median(typicalOf(page, size)))} ms`);
    return `| \`${page}\` | ${cells.join(' | ')} |`;
  }),
  '',
]);
const plot = await savePlot({
  name: 'growth',
  title: 'Pages as the tables grow',
  sizes: 'products, and ten times as many orders',
  costs: 'milliseconds an answer, p50',
  curves: DRAWN.map((page) => ({
    name: page,
    points: shops.map(({ size }) => ({
      size: size.products,
      cost: median(typicalOf(page, size)),
    })),
  })),
});
print([plot, '']);
process.exit();
