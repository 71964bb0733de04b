/**
 * `npm run bench search -- [--postgres 7,10000,…] [--pglite 7,…] [--requests 200]`: the latency of pages,
 * searches and suggestions in catalogues of these sizes on both databases, one request after
 * another, each from the request to the last byte of the answer, within the shop's process. An
 * empty list skips a database. The table is printed at the end, progress on the way.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { sampleCatalogue } from '#app/features/catalogue/sample-catalogue.server.ts';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import type { Database } from '#db/database.ts';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { openPostgresDatabase } from '#db/postgres-database.ts';
import { importShop } from '#server/build/build-once.ts';
import { generateCatalogue } from '#tests/catalogue/generate-catalogue.ts';
import { startPostgres } from '#tests/postgres-server.ts';
import { formatMs, quantilesOf } from './live/quantiles.ts';
import { fillProducts } from './measure/fill-products.ts';
import { searchRequests } from './search/search-requests.ts';

// React and the router read NODE_ENV when they are imported.
process.env.NODE_ENV = 'production';

const { values } = parseArgs({
  options: {
    postgres: { type: 'string', default: '7,10000,100000,1000000' },
    pglite: { type: 'string', default: '7,10000,100000,1000000' },
    requests: { type: 'string', default: '200' },
  },
});
const sizesIn = (list: string) => list.split(',').filter(Boolean).map(Number);
const requestCount = Number(values.requests);

const ROOMY = { windowSeconds: 60, max: 1_000_000 };
const WARM_UP = 20;

const build = await importShop();

async function fill({ queries }: Database, size: number): Promise<void> {
  const isSample = size === sampleCatalogue.length;
  const products = isSample
    ? sampleCatalogue.map((one, index) => ({ ...one, position: index + 1 }))
    : generateCatalogue({ size });
  await fillProducts([queries], products);
  await refreshSearchWords(queries);
}

/** The latencies of one kind of request in one catalogue. */
type Taken = { what: string; p50: number; p99: number };

/** A column of the table. */
type Column = { database: string; size: number; taken: Taken[] };

const columns: Column[] = [];

async function measure(name: string, database: Database, size: number): Promise<void> {
  const started = performance.now();
  await fill(database, size);
  await database.queries.execute(sql`vacuum (analyze) product`);
  const filledSeconds = (performance.now() - started) / 1_000;
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
  const taken: Taken[] = [];
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
    taken.push({ what, p50, p99 });
  }
  await shop.close();
  columns.push({ database: name, size, taken });
  const seconds = (performance.now() - started) / 1_000;
  process.stderr.write(
    `${name}, ${size.toLocaleString('en-US')} products: ${seconds.toFixed(0)} s, ${filledSeconds.toFixed(0)} of them to fill it\n`,
  );
}

async function measurePostgres(sizes: readonly number[]): Promise<void> {
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

async function measurePglite(sizes: readonly number[]): Promise<void> {
  for (const size of sizes) {
    const folder = join(tmpdir(), `basket-bench-${randomUUID()}`);
    await measure('PGlite', await openEmbeddedDatabase(folder), size);
    await rm(folder, { recursive: true });
  }
}

/** The maximum p99 with a million products on PostgreSQL. */
const GOAL = { size: 1_000_000, mostMs: 50 };

/** The slowest kind of each group with the goal, where it was measured. */
function goalRows(): string[] {
  const column = columns.find(
    ({ database, size }) => database === 'PostgreSQL' && size === GOAL.size,
  );
  const groups = Map.groupBy(column?.taken ?? [], ({ what }) => what.split(/[:,]/)[0] ?? what);
  return [...groups].map(([what, taken]) => {
    const mostMs = Math.max(...taken.map(({ p99 }) => p99));
    const met = mostMs <= GOAL.mostMs ? 'yes' : '**no**';
    const figure = formatMs(mostMs);
    return tableRow([what, '–', figure, figure, `≤ ${formatMs(GOAL.mostMs)}`, met]);
  });
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

const load = loadavg()[0]?.toFixed(1);
if (sizesIn(values.postgres).length > 0) await measurePostgres(sizesIn(values.postgres));
if (sizesIn(values.pglite).length > 0) await measurePglite(sizesIn(values.pglite));

const head = columns.map(({ database, size }) => `${database}, ${size.toLocaleString('en-US')}`);
const kinds = columns[0]?.taken.map(({ what }) => what) ?? [];
const rows = kinds.map((what, index) => {
  const cells = columns.map(({ taken }) => taken[index]);
  return [what, ...cells.map((one) => (one ? `${formatMs(one.p50)}, ${formatMs(one.p99)}` : '–'))];
});
const lines = [
  '## Pages, searches and suggestions',
  '',
  `What 99 of 100 took at most, of the slowest kind, with ${GOAL.size.toLocaleString('en-US')} products on PostgreSQL.`,
  '',
  tableRow(['what', 'limit', 'the shop', 'held against the goal', 'goal', 'met']),
  tableRow(['---', '---', '---', '---', '---', '---']),
  ...goalRows(),
  '',
  `The median, and what 99 of 100 took at most, by the number of products. ${requestCount} requests a figure, one after`,
  `another, in the process of the shop: without the network. ${cpus().length} × ${cpus()[0]?.model}; load of the machine`,
  `at the start: ${load}.`,
  '',
  tableRow(['what', ...head]),
  tableRow(['---', ...head.map(() => '---:')]),
  ...rows.map(tableRow),
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exit();
