/**
 * Every list, search and plot of the admin over HTTP, one request at a time, in a shop of 10,000,000 orders and
 * 1,000,000 products (`--orders`, `--products`) on PostgreSQL: `--requests` (200) of each. `BENCH_DATABASE_URL`: a
 * database of a server of this machine, which is filled where it has no orders yet, and stays.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { order } from '#db/schema/order-schema.ts';
import { inviteStaff } from '#operations/staff/staff-invites.server.ts';
import { freePort } from '#tests/postgres/postgres-server.ts';
import { adminRequests } from './admin/admin-requests.ts';
import { fillShop } from './admin/fill-shop.ts';

import { quantilesOf } from './live/quantiles.ts';
import { NAVIGATION } from './measure/browser-headers.ts';
import { openHttpClient } from './measure/http-connection.ts';
import { startDurablePostgres, startShopProcess } from './measure/shop-process.ts';
import { formatFigure, print, printTable } from './measure/table.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000000' },
    products: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '200' },
  },
});
const size = { orders: Number(values.orders), products: Number(values.products) };
const requests = Number(values.requests);

const GOAL_MS = 50;

/** Requests of each kind, for other rows, before any is measured: a shop that has been in use for some hours. */
const WARM_UP = Number(process.env.WARM ?? 200);

/** A found row that is the only one is answered with the way to its page. */
const ANSWERED = [200, 302];

const startMs = performance.now();
const given = process.env.BENCH_DATABASE_URL;
const postgres =
  given === undefined ? await startDurablePostgres() : { url: () => given, stop: async () => {} };
const url = postgres.url('postgres');
const database = await openPostgresDatabase(
  { url, poolSize: 1, statementTimeoutMs: 600_000 },
  () => {},
);
if ((await database.queries.$count(order)) === 0) await fillShop(url, size);
const name = `Ann of ${new Date().toISOString()}`;
const code = await inviteStaff(database.queries, { name, role: 'owner' });
await database.close();
const adminPort = await freePort();
const shop = await startShopProcess(url, { ADMIN_PORT: String(adminPort) });
const client = new pg.Client({ connectionString: url });
await client.connect();
const kinds = (await adminRequests(client)).filter(([w]) => new RegExp(process.env.ONLY ?? '.').test(w));

await client.end();
process.stderr.write(`filled in ${Math.round((performance.now() - startMs) / 1_000)} s\n`);

const host = `localhost:${adminPort}`;

/** The cookie of a session, as a browser without scripts gets it. */
async function enter(): Promise<string> {
  const http = openHttpClient(adminPort);
  const { head, status } = await http.send({
    method: 'POST',
    path: '/enter',
    headers: {
      Host: host,
      Origin: `http://${host}`,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: String(new URLSearchParams({ code })),
  });
  http.close();
  const [, cookie] = /\r\nset-cookie: ([^;]+)/i.exec(head) ?? [];
  if (!cookie) throw new Error(`The admin was not opened: ${status}`);
  return cookie;
}

const http = openHttpClient(adminPort);
const headers = { ...NAVIGATION, Host: host, Cookie: await enter() };

async function measure(
  path: (number: number) => string,
  from: number,
  count: number,
): Promise<number[]> {
  const tookMs: number[] = [];
  for (let number = from; number < from + count; number += 1) {
    const target = path(number);
    const sentMs = performance.now();
    const { status } = await http.send({ method: 'GET', path: target, headers });
    tookMs.push(performance.now() - sentMs); if (process.env.SLOW && performance.now() - sentMs > Number(process.env.SLOW)) console.error(new Date().toISOString(), number, (performance.now() - sentMs).toFixed(1), target);
    if (!ANSWERED.includes(status)) throw new Error(`${target} was answered with ${status}`);
  }
  return tookMs;
}

for (const [, path] of kinds) await measure(path, 0, WARM_UP);
const took = new Map<string, number[]>();
const startUse = process.cpuUsage();
const measuredMs = performance.now();
for (const [what, path] of kinds) {
  took.set(what, await measure(path, WARM_UP, requests));
  process.stderr.write('.');
}
const spent = process.cpuUsage(startUse);
const loaderUse = [(spent.user + spent.system) / 1_000 / (performance.now() - measuredMs)];
process.stderr.write('\n');
http.close();
await shop.stop();
await postgres.stop();

const counted = (count: number) => count.toLocaleString('en-US');
const timesOf = (what: string) => quantilesOf(took.get(what) ?? []);
printTable(
  'The admin of a large shop',
  `Milliseconds until the last byte, which 99 of 100 pages take at most, of ${requests} each, one after another, with ${counted(size.orders)} orders and ${counted(size.products)} products on PostgreSQL; each request is for another row. The files of the database were read once before, and ${WARM_UP} pages of each kind, of other rows. The sweep runs meanwhile.`,
  kinds.map(([what]) => ({
    what,
    shop: [timesOf(what).p99],
    held: [timesOf(what).p99],
    loaderUse,
    goal: { most: GOAL_MS },
    unit: 'ms',
    isShare: false,
  })),
);
print([
  'The typical page (p50):',
  '',
  '| what | p50 |',
  '| --- | --- |',
  ...kinds.map(([what]) => `| ${what} | ${formatFigure(timesOf(what).p50)} ms |`),
  '',
]);
process.exit();
