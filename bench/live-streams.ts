/**
 * `--streams N --changes-per-second C`: opens N live streams to one process of the built shop on its own
 * PostgreSQL, commits changes, and measures delays and memory: once they are open, and after load. Then as many to
 * a bare `node:http` server that sends the same bytes, which is the limit of the memory.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startBareProcess } from './bare/bare-process.ts';
import { createChanges } from './live/changes.ts';
import { requestPages } from './live/page-requests.ts';
import { formatMs, type Quantiles, quantilesOf } from './live/quantiles.ts';
import { createReaders } from './live/readers.ts';
import { makeShoppers } from './live/shoppers.ts';
import { readStreamStart, type StreamStart } from './live/stream-start.ts';
import { options } from './measure/options.ts';
import type { ProcessMemory } from './measure/process-memory.ts';
import { ratios } from './measure/rounds.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { print, printTable } from './measure/table.ts';

const { streams, changesPerSecond } = options;

/** How long each part of the measurement takes. */
const SECONDS = 5;

/** Most shoppers have one stream open, some have two. */
const STREAMS_PER_SHOPPER = 1.25;
const SETTLING_MS = 3_000;
const MAX_CHANGED_TOGETHER = 1_000;

const rows: [what: string, toStreams: Quantiles | null, pages: Quantiles | null][] = [];
let arrivals: number[] = [];

const shop = await startShopUnderLoad();
const client = new pg.Client({ connectionString: shop.databaseUrl });
await client.connect();
const shoppers = await makeShoppers(
  client,
  Math.ceil(streams / STREAMS_PER_SHOPPER),
  shop.authSecret,
);
const changes = createChanges(client, shoppers);
let gapMs = Number.POSITIVE_INFINITY;
const readers = createReaders(shop.port, shoppers, (shopper, version, atMs) => {
  if (atMs > gapMs) arrivals.push(atMs - gapMs);
  const committedMs = changes.committedMs(shopper, version);
  if (committedMs !== undefined && gapMs === Number.POSITIVE_INFINITY) {
    arrivals.push(atMs - committedMs);
  }
});
const pages = requestPages(shop.port, shoppers);

/** Measures `work` as one row of the table. */
async function measure(what: string, work: () => Promise<unknown>, hasArrivals = true) {
  pages.take();
  arrivals = [];
  await work();
  rows.push([what, hasArrivals ? quantilesOf(arrivals) : null, quantilesOf(pages.take())]);
  process.stderr.write(`${what}\n`);
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await pause(20);
}

const start = await readStreamStart(shop.port, shoppers);
await pause(SETTLING_MS);
await measure('no stream', () => pause(SECONDS * 1_000), false);
const memoryBefore = await kilobytes(shop);
const openingMs = performance.now();
await measure('opening', () => readers.open(streams), false);
const openedMs = performance.now() - openingMs;
await pause(SETTLING_MS);
const quietKilobytes = ((await kilobytes(shop)) - memoryBefore) / streams;
await measure('open, nothing changes', () => pause(SECONDS * 1_000), false);
await measure(`${changesPerSecond} changes a second`, async () => {
  await changes.commit(changesPerSecond, SECONDS);
  await pause(1_000);
});
const together = shoppers.slice(0, MAX_CHANGED_TOGETHER);
const listening = readers.count();
await measure(`${together.length} changes in one commit`, async () => {
  await changes.commitTogether(together);
  await until(() => arrivals.length >= together.length);
  await pause(1_000);
});
await measure('the listening connection is cut: a snapshot for each', async () => {
  gapMs = performance.now();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'basket listener'",
  );
  await until(() => arrivals.length >= listening);
});
const stillOpen = readers.count();
await pause(SETTLING_MS);
const loadedKilobytes = ((await kilobytes(shop)) - memoryBefore) / streams;

await pages.stop();
readers.closeAll();
await client.end();
await shop.stop();
const bare = await measureBare(start);

const perStream = (what: string, limit: number, figure: number) => ({
  what,
  limit: { name: 'bare `node:http`', figures: [limit] },
  shop: [figure],
  held: ratios([figure], [limit]),
  goal: { most: 1.2 },
  unit: 'kB',
  isShare: true,
});
printTable(
  'Live streams',
  `${streams.toLocaleString('en-US')} live streams of one process, by ${shoppers.length.toLocaleString('en-US')} shoppers, on PostgreSQL; its resident memory a stream, once all are open and nothing has changed, and after ${SECONDS} seconds of ${changesPerSecond} changes a second, ${together.length} changes in one commit and a cut of the listening connection, while a visitor loads pages. The bare server holds as many, of the same bytes, with a snapshot for each instead of the changes.`,
  [
    perStream('memory a stream, open', bare.quiet, quietKilobytes),
    perStream('memory a stream, after load', bare.loaded, loadedKilobytes),
  ],
);
print([
  'How long a change took to its stream, and what a page took meanwhile:',
  '',
  '| what happens | to the stream p50 | p99 | last | pages p50 | p99 |',
  '| --- | --- | --- | --- | --- | --- |',
  ...rows.map(([what, toStreams, page]) => {
    const columns = [toStreams?.p50, toStreams?.p99, toStreams?.most, page?.p50, page?.p99];
    return `| ${what} | ${columns.map((ms) => formatMs(ms ?? Number.NaN)).join(' | ')} |`;
  }),
  '',
  `Opened in ${(openedMs / 1_000).toFixed(1)} s; ${stillOpen} of ${streams} open at the end.`,
  '',
]);
process.exit();

async function kilobytes(process: { memory(): Promise<ProcessMemory> }): Promise<number> {
  return (await process.memory()).server / 1_000;
}

/** Kilobytes a stream of a bare server, in the same steps. */
async function measureBare(work: StreamStart): Promise<{ quiet: number; loaded: number }> {
  const limit = await startBareProcess('bare-streams.ts', work);
  const visits = requestPages(limit.port, shoppers);
  await pause(SETTLING_MS + SECONDS * 1_000);
  const before = await kilobytes(limit);
  const held = createReaders(limit.port, shoppers, () => {});
  await held.open(streams);
  await pause(SETTLING_MS);
  const quiet = ((await kilobytes(limit)) - before) / streams;
  // The heartbeats of so long, and one snapshot.
  await pause(SECONDS * 4_000);
  limit.go();
  await pause(SETTLING_MS);
  const loaded = ((await kilobytes(limit)) - before) / streams;
  await visits.stop();
  held.closeAll();
  limit.stop();
  return { quiet, loaded };
}
