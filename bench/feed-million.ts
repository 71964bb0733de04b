/**
 * `node bench/feed-million.ts [--products 1000000]`: the feed of so many variants, read as fast as it is sent, on
 * PostgreSQL; prints its first byte, its duration, its size and the memory of the shop.
 */
import { sql } from 'drizzle-orm';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { generateCatalogue } from '#tests/catalogue/generate-catalogue.ts';
import { fillProducts } from './measure/fill-products.ts';
import { options } from './measure/options.ts';
import { startDurablePostgres, startShopProcess } from './measure/shop-process.ts';
import { formatFigure, print } from './measure/table.ts';

const MEGABYTE = 1_000_000;
const STATEMENT_TIMEOUT_MS = 600_000;

async function openFilled(products: number) {
  const postgres = await startDurablePostgres();
  const url = postgres.url('postgres');
  const settings = { url, poolSize: 4, statementTimeoutMs: STATEMENT_TIMEOUT_MS };
  const { queries, close } = await openPostgresDatabase(settings, () => {});
  const catalogue = generateCatalogue({ size: products, hasOptions: true });
  await fillProducts([queries, queries, queries], catalogue);
  await queries.execute(sql`vacuum (analyze) product`);
  await close();
  return { postgres, shop: await startShopProcess(url) };
}

const { postgres, shop } = await openFilled(options.products);
const before = (await shop.memory()).server;
const during: number[] = [];
const startMs = performance.now();
const answer = await fetch(`http://localhost:${shop.port}/feeds/products.xml`);
let firstMs = 0;
let bytes = 0;
let nextLookMs = 0;
for await (const chunk of answer.body ?? []) {
  firstMs ||= performance.now() - startMs;
  bytes += chunk.length;
  if (performance.now() < nextLookMs) continue;
  during.push((await shop.memory()).server);
  nextLookMs = performance.now() + 2_000;
}
const seconds = (performance.now() - startMs) / 1_000;
const quarter = Math.ceil(during.length / 4);
const mostOf = [0, 1, 2, 3].map((no) =>
  formatFigure(Math.max(...during.slice(no * quarter, (no + 1) * quarter)) / MEGABYTE),
);
print([
  `${options.products} variants: first byte after ${formatFigure(firstMs)} ms, all ${formatFigure(bytes / MEGABYTE)} MB in ${formatFigure(seconds)} s; the server ${formatFigure(before / MEGABYTE)} MB before, and in each quarter of it at most ${mostOf.join(', ')} MB`,
]);
await shop.stop();
await postgres.stop();
process.exit();
