/**
 * `npm run bench live -- [--streams N] [--seconds S] [--per-second C]`: opens N live streams to one
 * process of the built shop on its own PostgreSQL, commits changes, and prints the cost.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createChanges } from './live/changes.ts';
import { requestPages } from './live/page-requests.ts';
import { formatMs, type Quantiles, quantilesOf } from './live/quantiles.ts';
import { createReaders } from './live/readers.ts';
import { makeShoppers } from './live/shoppers.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '100' },
  },
});
const streams = Number(values.streams);
const seconds = Number(values.seconds);
const perSecond = Number(values['per-second']);

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
  say(what);
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await pause(20);
}

const { rows: versions } = await client.query<{ server_version: string }>('show server_version');
say(
  `${availableParallelism()} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; Node ${process.versions.node}; PostgreSQL ${versions[0]?.server_version}`,
);
say(`${streams} streams, ${shoppers.length} shoppers, ${perSecond} changes a second`);
await pause(SETTLING_MS);
await measure('no stream', () => pause(seconds * 1_000), false);
const memoryBefore = await shop.memory();
const openingMs = performance.now();
await measure('opening', () => readers.open(streams), false);
const openedMs = performance.now() - openingMs;
await pause(SETTLING_MS);
const memoryPerStream = ((await shop.memory()) - memoryBefore) / streams;
await measure('open, nothing changes', () => pause(seconds * 1_000), false);
await measure(`${perSecond} changes a second`, async () => {
  await changes.commit(perSecond, seconds);
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

say('');
say(`| ${streams} streams of one process | to the stream p50 | p99 | last | pages p50 | p99 |`);
say('| --- | --- | --- | --- | --- | --- |');
for (const [what, toStreams, page] of rows) {
  const columns = [toStreams?.p50, toStreams?.p99, toStreams?.most, page?.p50, page?.p99];
  say(`| ${what} | ${columns.map((ms) => formatMs(ms ?? Number.NaN)).join(' | ')} |`);
}
say('');
say(
  `Memory a stream: ${(memoryPerStream / 1024).toFixed(1)} kB (before: ${Math.round(memoryBefore / 2 ** 20)} MB)`,
);
say(`Opened in ${(openedMs / 1_000).toFixed(1)} s; ${stillOpen} of ${streams} open at the end`);

await pages.stop();
readers.closeAll();
await client.end();
await shop.stop();

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
