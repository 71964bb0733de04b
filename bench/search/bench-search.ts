/**
 * Every kind of search and suggestion over HTTP in a catalogue of this size on PostgreSQL: eight at once beside a bare
 * server that makes the same statements and renders the same page, and how far the slowest are from the typical ones.
 */
import { sql } from 'drizzle-orm';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { generateCatalogue } from '#tests/catalogue/generate-catalogue.ts';
import { askForBytes } from '../bare/bare-answer.ts';
import { startBareProcess } from '../bare/bare-process.ts';
import type { BareSearch } from '../bare/bare-search.ts';
import { type Quantiles, quantilesOf } from '../live/quantiles.ts';
import { NAVIGATION, uncompressed } from '../measure/browser-headers.ts';
import { fillProducts } from '../measure/fill-products.ts';
import { openHttpClient } from '../measure/http-connection.ts';
import { ratios } from '../measure/rounds.ts';
import { startDurablePostgres, startShopProcess } from '../measure/shop-process.ts';
import { printTable } from '../measure/table.ts';
import { type Requests, searchRequests } from './search-requests.ts';
import { collectStatements } from './search-statements.ts';

const MANY = 8;
const CONCURRENCIES = [1, MANY] as const;

/** As the shop has them (db/postgres/postgres-database.ts). */
const SEARCHES_AT_ONCE = 4;

/** So many requests a figure, in so many rounds over all kinds: the median of the rounds' p99 counts. */
const REQUESTS = 100;
const ROUNDS = 3;
/** Of each kind, as the benchmark of the admin's lists has it: a shop that has been open for a minute. */
const WARM_UP = 200;

const STATEMENT_TIMEOUT_MS = 600_000;

/** Who searches has a page of the shop open, whose script has set this. */
const HEADERS = { ...NAVIGATION, Cookie: 'time_zone=Europe%2FBerlin' };

async function openFilled(products: number) {
  const postgres = await startDurablePostgres();
  const url = postgres.url('postgres');
  const settings = { url, poolSize: 4, statementTimeoutMs: STATEMENT_TIMEOUT_MS };
  const { queries, close } = await openPostgresDatabase(settings, () => {});
  const startMs = performance.now();
  await fillProducts(
    [queries, queries, queries],
    generateCatalogue({ size: products, hasOptions: true }),
  );
  await refreshSearchWords(queries);
  await queries.execute(sql`vacuum (analyze) product`);
  process.stderr.write(
    `${products} products in ${Math.round((performance.now() - startMs) / 1_000)} s\n`,
  );
  const requests = await searchRequests(queries);
  await close();
  return { url, postgres, requests, shop: await startShopProcess(url) };
}

type Client = ReturnType<typeof openHttpClient>;

/** Connections that are open, as a browser has them that has loaded a page: Node accepts one a turn. */
async function openClients(port: number): Promise<Client[]> {
  const clients = Array.from({ length: Math.max(...CONCURRENCIES) }, () => openHttpClient(port));
  for (const client of clients) await client.send({ method: 'GET', path: '/', headers: HEADERS });
  return clients;
}

type Measured = { perSecond: number; took: Quantiles };

/** Requests from one number on, spread over these connections. */
async function measure(
  clients: readonly Client[],
  path: (number: number) => string,
  { from, count }: { from: number; count: number },
): Promise<Measured> {
  const numbers = Array.from({ length: count }, (_, index) => from + index).values();
  const tookMs: number[] = [];
  const beganMs = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (const number of numbers) {
        const startMs = performance.now();
        const target = path(number);
        const { status } = await client.send({ method: 'GET', path: target, headers: HEADERS });
        tookMs.push(performance.now() - startMs);
        if (status !== 200) throw new Error(`${target} was answered with ${status}`);
      }
    }),
  );
  const perSecond = (count / (performance.now() - beganMs)) * 1_000;
  return { perSecond, took: quantilesOf(tookMs) };
}

/** The number of the first request of a round: each asks for what was not asked for before. */
const firstOf = (round: number, atOnce: (typeof CONCURRENCIES)[number]) =>
  WARM_UP + (round * CONCURRENCIES.length + CONCURRENCIES.indexOf(atOnce)) * REQUESTS;

/** The bare server of what is asked eight at once, and of its warm-up. */
async function startBare(databaseUrl: string, requests: readonly Requests[], port: number) {
  const numbers = Array.from({ length: ROUNDS }, (_, round) => firstOf(round, MANY)).flatMap(
    (from) => Array.from({ length: REQUESTS }, (_, index) => from + index),
  );
  const pathsOf = requests.map(([, path]) => [...new Set(numbers.map(path))]);
  const { texts, byPath } = await collectStatements(databaseUrl, pathsOf.flat());
  const asked: BareSearch['asked'] = {};
  const answers: string[] = [];
  for (const [answer, paths] of pathsOf.entries()) {
    const { body } = await askForBytes(port, paths[0] ?? '/', uncompressed(HEADERS));
    answers.push(Buffer.from(body, 'base64').toString());
    for (const path of paths) asked[path] = { answer, statements: byPath.get(path) ?? [] };
  }
  const work: BareSearch = { databaseUrl, connections: SEARCHES_AT_ONCE, texts, asked, answers };
  return startBareProcess('bare-search.ts', work);
}

/** Measures it on its own shop, and prints the section. */
export async function benchSearch(products: number): Promise<void> {
  const { url, postgres, requests, shop } = await openFilled(products);
  const clients = await openClients(shop.port);
  for (const [, path] of requests) await measure(clients, path, { from: 0, count: WARM_UP });
  const bare = await startBare(url, requests, shop.port);
  const bareClients = await openClients(bare.port);
  for (const [, path] of requests) {
    await measure(bareClients, path, { from: firstOf(0, MANY), count: REQUESTS });
  }
  const all = requests.map(([what, path]) => {
    return { what, path, alone: [] as Measured[], many: [] as Measured[], bare: [] as Measured[] };
  });
  const startUse = process.cpuUsage();
  const startMs = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { path, alone, many, bare } of all) {
      const one = { from: firstOf(round, 1), count: REQUESTS };
      const eight = { from: firstOf(round, MANY), count: REQUESTS };
      alone.push(await measure(clients.slice(0, 1), path, one));
      if (round % 2 === 0) bare.push(await measure(bareClients, path, eight));
      many.push(await measure(clients, path, eight));
      if (round % 2 === 1) bare.push(await measure(bareClients, path, eight));
    }
    process.stderr.write(`search ${round + 1}/${ROUNDS}\n`);
  }
  const spent = process.cpuUsage(startUse);
  const loaderUse = [(spent.user + spent.system) / 1_000 / (performance.now() - startMs)];
  for (const client of [...clients, ...bareClients]) client.close();
  bare.stop();
  await shop.stop();
  await postgres.stop();

  const rates = (measured: readonly Measured[]) => measured.map(({ perSecond }) => perSecond);
  const times = (measured: readonly Measured[], of: 'p50' | 'p99') =>
    measured.map(({ took }) => took[of]);
  printTable(
    `Searches and suggestions among ${products.toLocaleString('en-US')} products`,
    `Requests a second, ${MANY} at once, over HTTP with Brotli, the headers of Chrome, the cookie that every page of the shop sets and open connections, on PostgreSQL; the limit is a \`node:http\` server that makes the same statements one after the other on as many connections and renders the same tree as plain elements with \`renderToString\`. Then the time that 99 of ${REQUESTS} take at most, beside that of half of them. Each asks for what was not asked for before, or is typed in another way; *asked again* has twenty common words that were. ${WARM_UP} of each kind come before.`,
    [
      ...all.map(({ what, many, bare }) => ({
        what: `${what}, ${MANY} at once`,
        limit: { name: 'bare render', figures: rates(bare) },
        shop: rates(many),
        held: ratios(rates(many), rates(bare)),
        loaderUse,
        goal: { least: 0.6 },
        unit: '/s',
        isShare: true,
      })),
      ...all.flatMap(({ what, alone, many }) =>
        [
          { which: `p99 of ${MANY} at once`, measured: many, goal: { most: 3 } },
          { which: 'p99 alone', measured: alone },
        ].map(({ which, measured, ...goal }) => ({
          what: `${what}, ${which}`,
          limit: { name: 'p50', figures: times(measured, 'p50') },
          shop: times(measured, 'p99'),
          held: ratios(times(measured, 'p99'), times(measured, 'p50')),
          loaderUse,
          ...goal,
          unit: 'ms',
          isShare: true,
        })),
      ),
    ],
  );
}
