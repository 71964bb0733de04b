/**
 * `CITUS_URL=postgres://… node bench/cluster.ts [--rounds 7] [--seconds 2]`: the shop on a Citus cluster beside the shop on
 * an ordinary database of the coordinator's own server: the same PostgreSQL, disk and processors. Prints requests a second
 * of both, their ratio, and what a request takes of the processors in each server, which all have to run on this machine.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import * as z from 'zod';
import { clusterDatabase, plainDatabase } from '#tests/postgres/test-cluster.ts';
import { makeShoppers, type Shopper } from './live/shoppers.ts';
import { fetchHeaders, NAVIGATION } from './measure/browser-headers.ts';
import { type Loaded, load } from './measure/load.ts';
import { options } from './measure/options.ts';
import { createBuyer } from './measure/purchase-requests.ts';
import { measureRounds, median, ratios } from './measure/rounds.ts';
import { type ShopProcess, startShopProcess } from './measure/shop-process.ts';
import { formatFigure } from './measure/table.ts';

const SHOPPERS = 2_000;
const CONNECTIONS = 16;
const BUYERS = 8;
const VARIANTS = ['book', 'tablet', 'usb-c-cable'];

/** Clock ticks a second in /proc: `getconf CLK_TCK`. */
const TICKS = Number((await promisify(execFile)('getconf', ['CLK_TCK'])).stdout);

const url = z.url('Set CITUS_URL to the address of a coordinator').parse(process.env.CITUS_URL);

/** Seconds of processors that a server and its sessions have used, those that have ended included. */
async function readUse(server: string): Promise<number> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ file: string }>(
    "select pg_read_file('postmaster.pid') as file",
  );
  await client.end();
  const [postmaster = ''] = rows[0]?.file.split('\n') ?? [];
  const listed = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', postmaster]);
  let ticks = 0;
  for (const pid of [postmaster, ...listed.stdout.trim().split(/\s+/)]) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // utime, stime and those of children that have ended: proc_pid_stat(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    for (const field of fields.slice(11, pid === postmaster ? 15 : 13)) ticks += Number(field);
  }
  return ticks / TICKS;
}

type Side = { shop: ShopProcess; shoppers: Shopper[]; servers: readonly string[] };

async function open(databaseUrl: string, servers: readonly string[]): Promise<Side> {
  const shop = await startShopProcess(databaseUrl, { TRUST_PROXY: 'loopback' });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const shoppers = await makeShoppers(client, SHOPPERS, shop.authSecret, 2);
  await client.end();
  return { shop, shoppers, servers };
}

/** A second of something, and what it took of each server: seconds of processors a request. */
type Measured = { perSecond: number; uses: number[] };

async function withUses(
  servers: readonly string[],
  work: () => Promise<Loaded>,
): Promise<Measured> {
  const before = await Promise.all(servers.map(readUse));
  const startMs = performance.now();
  const { perSecond } = await work();
  const requests = perSecond * ((performance.now() - startMs) / 1_000);
  const after = await Promise.all(servers.map(readUse));
  return { perSecond, uses: after.map((use, index) => (use - (before[index] ?? 0)) / requests) };
}

function pages({ shop: { port }, shoppers }: Side, path: string): () => Promise<Loaded> {
  const requests = shoppers
    .filter(({ isAccount }) => isAccount)
    .map(({ cookie }) => ({ method: 'GET', path, headers: { ...NAVIGATION, Cookie: cookie } }));
  return () => load({ port, connections: CONNECTIONS, seconds: options.seconds, requests });
}

function adds({ shop: { port }, shoppers }: Side): () => Promise<Loaded> {
  const headers = fetchHeaders(port, 'application/json');
  const requests = shoppers.map(({ cookie }, call) => ({
    ...{ method: 'POST', path: '/api/basket', headers: { ...headers, Cookie: cookie } },
    body: JSON.stringify({
      ...{ type: 'ADD_TO_BASKET', variant: VARIANTS[call % VARIANTS.length] },
    }),
  }));
  return () => load({ port, connections: CONNECTIONS, seconds: options.seconds, requests });
}

function purchases({ shop: { port }, shoppers }: Side): () => Promise<Loaded> {
  const buyers = Array.from({ length: BUYERS }, () => createBuyer(port, { withPages: false }));
  let next = 0;
  return async () => {
    const startMs = performance.now();
    const endMs = startMs + options.seconds * 1_000;
    let bought = 0;
    await Promise.all(
      buyers.map(async ({ buy }) => {
        while (performance.now() < endMs) {
          next += 1;
          const shopper = shoppers[next % shoppers.length];
          if (shopper) await buy(shopper, next);
          bought += 1;
        }
      }),
    );
    const perSecond = (bought * 1_000) / (performance.now() - startMs);
    return { perSecond, p99Ms: Number.NaN, failed: 0, loaderUse: 0 };
  };
}

const KINDS: Record<string, (side: Side) => () => Promise<Loaded>> = {
  'adds to the basket': adds,
  'purchases without pages': purchases,
  'the home page, signed in': (side) => pages(side, '/'),
  'the basket, signed in': (side) => pages(side, '/checkout'),
  'the orders, signed in': (side) => pages(side, '/orders'),
};

const cluster = await clusterDatabase(url);
const plain = await plainDatabase(url);
const sides = {
  one: await open(plain.url, [plain.url]),
  cluster: await open(cluster.url, cluster.urls),
};
const milliseconds = (figures: readonly number[]) => `${formatFigure(median(figures) * 1_000)} ms`;
const heads = ['what', 'one PostgreSQL', 'cluster', 'share', 'processor time a request: one'];
heads.push('coordinator', ...cluster.urls.slice(1).map((_, index) => `worker ${index + 1}`));
const lines = [heads, heads.map(() => '---')];
for (const [what, make] of Object.entries(KINDS)) {
  const [one, other] = [make(sides.one), make(sides.cluster)];
  const rounds = await measureRounds(
    what,
    {
      one: () => withUses(sides.one.servers, one),
      cluster: () => withUses(sides.cluster.servers, other),
    },
    ({ perSecond }) => perSecond,
  );
  const [ofOne, ofCluster] = [rounds.one, rounds.cluster].map((measured) =>
    measured.map(({ perSecond }) => perSecond),
  );
  const use = (measured: readonly Measured[], server: number) =>
    milliseconds(measured.map(({ uses }) => uses[server] ?? Number.NaN));
  lines.push([
    ...[
      what,
      `${formatFigure(median(ofOne ?? []))}/s`,
      `${formatFigure(median(ofCluster ?? []))}/s`,
    ],
    `${(median(ratios(ofCluster ?? [], ofOne ?? [])) * 100).toFixed(0)} %`,
    ...[use(rounds.one, 0), ...cluster.urls.map((_, server) => use(rounds.cluster, server))],
  ]);
}
for (const { shop } of Object.values(sides)) await shop.stop();
await cluster.remove();
await plain.remove();
for (const cells of lines) process.stdout.write(`| ${cells.join(' | ')} |\n`);
process.exit();
