/**
 * The latency of every kind of search and suggestion over HTTP, one at a time and eight at once, in a
 * catalogue of this size on PostgreSQL.
 */
import { sql } from 'drizzle-orm';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { generateCatalogue } from '#tests/catalogue/generate-catalogue.ts';
import { type Quantiles, quantilesOf } from '../live/quantiles.ts';
import { NAVIGATION } from '../measure/browser-headers.ts';
import { fillProducts } from '../measure/fill-products.ts';
import { openHttpClient } from '../measure/http-connection.ts';
import { median } from '../measure/rounds.ts';
import { startDurablePostgres, startShopProcess } from '../measure/shop-process.ts';
import { formatFigure, print, printTable } from '../measure/table.ts';
import { type Requests, searchRequests } from './search-requests.ts';

const CONCURRENCIES = [1, 8] as const;

/** So many requests a figure, in so many rounds over all kinds: the median of the rounds' p99 counts. */
const REQUESTS = 100;
const ROUNDS = 3;
/** Of each kind, as the benchmark of the admin's lists has it: a shop that has been open for a minute. */
const WARM_UP = 200;

const STATEMENT_TIMEOUT_MS = 600_000;

/** Who searches has a page of the shop open, whose script has set this. */
const HEADERS = { ...NAVIGATION, Cookie: 'time_zone=Europe%2FBerlin' };

export type SearchBenchmark = {
  products: number;
  /** The most milliseconds that 99 of 100 may take, by how many are sent at once. */
  goals: Record<(typeof CONCURRENCIES)[number], number>;
};

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
  return { postgres, requests, shop: await startShopProcess(url) };
}

type Client = ReturnType<typeof openHttpClient>;

/** Connections that are open, as a browser has them that has loaded a page: Node accepts one a turn. */
async function openClients(port: number): Promise<Client[]> {
  const clients = Array.from({ length: Math.max(...CONCURRENCIES) }, () => openHttpClient(port));
  for (const client of clients) await client.send({ method: 'GET', path: '/', headers: HEADERS });
  return clients;
}

/** Milliseconds of the requests from one number to another, spread over these connections. */
async function measure(
  clients: readonly Client[],
  path: (number: number) => string,
  { from, count }: { from: number; count: number },
): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, index) => from + index).values();
  const tookMs: number[] = [];
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
  return tookMs;
}

/** Measures it on its own shop, and prints the section. */
export async function benchSearch({ products, goals }: SearchBenchmark): Promise<void> {
  const { postgres, requests, shop } = await openFilled(products);
  const rounds: { what: string; atOnce: number; took: Quantiles }[] = [];
  const figuresOf = (kind: Requests, concurrency: number, of: 'p50' | 'p99') =>
    rounds
      .filter(({ what, atOnce }) => what === kind[0] && atOnce === concurrency)
      .map(({ took }) => took[of]);
  const clients = await openClients(shop.port);
  for (const [, path] of requests) await measure(clients, path, { from: 0, count: WARM_UP });
  const startUse = process.cpuUsage();
  const startMs = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of requests) {
      for (const atOnce of CONCURRENCIES) {
        const from =
          WARM_UP + (round * CONCURRENCIES.length + CONCURRENCIES.indexOf(atOnce)) * REQUESTS;
        const took = quantilesOf(
          await measure(clients.slice(0, atOnce), kind[1], { from, count: REQUESTS }),
        );
        rounds.push({ what: kind[0], atOnce, took });
      }
    }
    process.stderr.write(`search ${round + 1}/${ROUNDS}\n`);
  }
  const spent = process.cpuUsage(startUse);
  const loaderUse = [(spent.user + spent.system) / 1_000 / (performance.now() - startMs)];
  for (const client of clients) client.close();
  await shop.stop();
  await postgres.stop();

  printTable(
    `Searches and suggestions among ${products.toLocaleString('en-US')} products`,
    `Milliseconds until the last byte, which 99 of ${REQUESTS} requests take at most, over HTTP with Brotli, the headers of Chrome, the cookie that every page of the shop sets and open connections, on PostgreSQL. Each asks for what was not asked for before, or is typed in another way; *asked again* has twenty common words that were. ${WARM_UP} of each kind come before.`,
    requests.flatMap((kind) =>
      CONCURRENCIES.map((atOnce) => ({
        what: `${kind[0]}, ${atOnce === 1 ? 'one at a time' : `${atOnce} at once`}`,
        shop: figuresOf(kind, atOnce, 'p99'),
        held: figuresOf(kind, atOnce, 'p99'),
        loaderUse,
        goal: { most: goals[atOnce] },
        unit: 'ms',
        isShare: false,
      })),
    ),
  );
  const typical = requests.map((kind) => {
    const cells = CONCURRENCIES.map(
      (atOnce) => `${formatFigure(median(figuresOf(kind, atOnce, 'p50')))} ms`,
    );
    return `| ${kind[0]} | ${cells.join(' | ')} |`;
  });
  print([
    'The typical search (p50):',
    '',
    '| what | one at a time | 8 at once |',
    '| --- | --- | --- |',
    ...typical,
    '',
  ]);
}
