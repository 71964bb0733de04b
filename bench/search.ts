/**
 * `npm run bench:search -- [--sizes 7,10000,…] [--databases postgres,embedded] [--requests N]`: how long
 * pages, searches and suggestions take in catalogues of these sizes, one request after another, each
 * from the request to the last byte of the answer in the very process of the shop.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { sampleCatalogue } from '#app/features/catalogue/sample-catalogue.server.ts';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-search-words.server.ts';
import type { Database } from '#db/database.ts';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { openPostgresDatabase } from '#db/postgres-database.ts';
import { importShop } from '#server/build-once.ts';
import { generateCatalogue } from '#tests/catalogue/generate-catalogue.ts';
import { startPostgres } from '#tests/postgres-server.ts';
import { formatMs, quantilesOf } from './live/quantiles.ts';
import { searchRequests } from './search/search-requests.ts';

// React and the router read it when they are imported.
process.env.NODE_ENV = 'production';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '7,10000,100000,1000000' },
    databases: { type: 'string', default: 'postgres,embedded' },
    requests: { type: 'string', default: '200' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const requestCount = Number(values.requests);

const ROOMY = { windowSeconds: 60, most: 1_000_000 };
const ROWS_AT_ONCE = 5_000;
const WARM_UP = 20;

const build = await importShop();

async function fill({ queries }: Database, size: number): Promise<void> {
  const write = (rows: readonly object[]) =>
    queries.execute(sql`
      insert into product
        (listing, id, title, image, price_cents, rating, position, description, category)
      select listing, id, title, image, "priceCents", rating, position, description, category
      from json_to_recordset(${JSON.stringify(rows)}::json) as made (listing text, id text,
        title text, image text, "priceCents" int, rating int, position int, description text,
        category text)`);
  let rows: object[] = [];
  const all =
    size === sampleCatalogue.length
      ? sampleCatalogue.map((one, index) => ({ ...one, position: index + 1 }))
      : generateCatalogue({ size });
  for (const one of all) {
    rows.push(one);
    if (rows.length < ROWS_AT_ONCE) continue;
    await write(rows);
    rows = [];
  }
  if (rows.length > 0) await write(rows);
  await refreshSearchWords(queries);
}

async function measure(name: string, database: Database, size: number): Promise<void> {
  await fill(database, size);
  await database.queries.execute(sql`vacuum (analyze) product`);
  const shop = await build.runShop({
    database,
    clientFolder: null,
    pages: build.pages,
    origin: null,
    authSecret: 'a secret of the benchmarks, which guards nothing',
    authLimit: ROOMY,
    paymentLimit: ROOMY,
    log: pino({ level: 'error' }, pino.destination(2)),
  });
  for (const [what, path] of await searchRequests(database.queries)) {
    const times: number[] = [];
    for (let number = -WARM_UP; number < requestCount; number += 1) {
      const startMs = performance.now();
      const answer = await shop.fetch(new Request(`http://localhost${path(number)}`));
      await answer.arrayBuffer();
      if (number >= 0) times.push(performance.now() - startMs);
      if (answer.status !== 200) throw new Error(`${path(number)} answered ${answer.status}`);
    }
    const { p50, p99 } = quantilesOf(times);
    const cells = [what, name, size.toLocaleString('en-US'), formatMs(p50), formatMs(p99)];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
  await shop.close();
}

async function measurePostgres(): Promise<void> {
  const server = await startPostgres({ durable: true });
  for (const size of sizes) {
    const name = `bench_${size}`;
    const maker = await openPostgresDatabase(settings(server.url('postgres')), () => {});
    await maker.queries.execute(sql.raw(`create database ${name}`));
    await maker.close();
    const database = await openPostgresDatabase(settings(server.url(name)), () => {});
    await measure('PostgreSQL', database, size);
  }
  await server.stop();
}

function settings(url: string) {
  return { url, poolSize: 10, statementTimeoutMs: 600_000 };
}

async function measureEmbedded(): Promise<void> {
  for (const size of sizes) {
    const folder = join(tmpdir(), `basket-bench-${randomUUID()}`);
    await measure('embedded', await openEmbeddedDatabase(folder), size);
    await rm(folder, { recursive: true });
  }
}

process.stdout.write(`## Pages, searches and suggestions

${requestCount} requests a row, one after another, in the process of the shop: without the network.
${cpus().length} × ${cpus()[0]?.model}; load of the machine at the start: ${loadavg()[0]?.toFixed(1)}.

| what | database | products | median | 99 of 100 within |
| --- | --- | --- | --- | --- |
`);
if (values.databases.includes('postgres')) await measurePostgres();
if (values.databases.includes('embedded')) await measureEmbedded();
process.exit();
