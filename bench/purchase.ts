/**
 * Whole purchases over HTTP, with their pages, compared with a bare server that handles the same calls and
 * statements, and, given `--peer http://127.0.0.1:3000`, with a running Vendure; and the commits a purchase.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startBareProcess } from './bare/bare-process.ts';
import { makeShoppers } from './live/shoppers.ts';
import { delayCommits, describeFsync } from './measure/disk.ts';
import type { Loaded } from './measure/load.ts';
import { options } from './measure/options.ts';
import { type Buyer, createBareBuyer, createBuyer } from './measure/purchase-requests.ts';
import { type LoadFigures, measureRounds, median, ratios, toFigures } from './measure/rounds.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { print, printTable, type Row } from './measure/table.ts';
import { createVendureBuyer } from './measure/vendure-purchase.ts';

const CONCURRENCY = 8;
const SHOPPERS = 2_000;
const SLOW_COMMIT_MICROSECONDS = 1_000;
const PURCHASES_COUNTED = 20;

const fsync = await describeFsync();
const shop = await startShopUnderLoad({ TRUST_PROXY: 'loopback' });
const client = new pg.Client({ connectionString: shop.databaseUrl });
await client.connect();
const shoppers = await makeShoppers(client, SHOPPERS, shop.authSecret);
await client.query('truncate basket_line');
const bare = await startBareProcess('bare-purchase.ts', { databaseUrl: shop.databaseUrl });
let next = 0;

async function buyNext({ buy }: Buyer): Promise<void> {
  next += 1;
  const shopper = shoppers[next % shoppers.length];
  if (shopper) await buy(shopper, next);
}

/** Purchases by this many concurrent shoppers, and what this process used of its core for them. */
function contender(open: () => Buyer, delayMicroseconds = 0) {
  const buyers = Array.from({ length: CONCURRENCY }, open);
  return async (): Promise<Loaded> => {
    await delayCommits(client, delayMicroseconds);
    const tookMs: number[] = [];
    const startUse = process.cpuUsage();
    const startMs = performance.now();
    const endMs = startMs + options.seconds * 1_000;
    await Promise.all(
      buyers.map(async (buyer) => {
        for (let sentMs = startMs; sentMs < endMs; sentMs = performance.now()) {
          await buyNext(buyer);
          tookMs.push(performance.now() - sentMs);
        }
      }),
    );
    const elapsedMs = performance.now() - startMs;
    const spent = process.cpuUsage(startUse);
    return {
      perSecond: (tookMs.length / elapsedMs) * 1_000,
      p99Ms: Number.NaN,
      failed: 0,
      loaderUse: (spent.user + spent.system) / 1_000 / elapsedMs,
    };
  };
}

const contenders: Record<string, () => Promise<Loaded>> = {
  bare: contender(() => createBareBuyer(bare.port)),
  calls: contender(() => createBuyer(shop.port, { withPages: false })),
  whole: contender(() => createBuyer(shop.port, { withPages: true })),
  slow: contender(() => createBuyer(shop.port, { withPages: true }), SLOW_COMMIT_MICROSECONDS),
};
const { peer } = options;
if (peer !== null) contenders.peer = contender(() => createVendureBuyer(Number(peer.port)));

const rounds = await measureRounds('purchase', contenders, ({ perSecond }) => perSecond);
const figures = (name: string): LoadFigures => toFigures(rounds[name] ?? []);

/** Write transactions so far, once the simulator has delivered all its events. */
async function countWrites(): Promise<number> {
  let [before, after] = [-1, 0];
  while (after !== before) {
    await pause(1_500);
    const { rows } = await client.query<{ next: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
    );
    [before, after] = [after, Number(rows[0]?.next)];
  }
  return after;
}

await delayCommits(client, 0);
const before = await countWrites();
const buyer = createBuyer(shop.port, { withPages: false });
for (let count = 0; count < PURCHASES_COUNTED; count += 1) await buyNext(buyer);
const commits = ((await countWrites()) - before) / PURCHASES_COUNTED;
await client.end();
bare.stop();
await shop.stop();

const [whole, calls, slow] = [figures('whole'), figures('calls'), figures('slow')];
const rate = (what: string, { perSecond, loaderUse }: LoadFigures): Row => ({
  what,
  shop: perSecond,
  loaderUse,
  held: perSecond,
  unit: '/s',
  isShare: false,
});

function compare(row: Row, name: string, limit: LoadFigures): Row {
  return {
    ...row,
    limit: { name, figures: limit.perSecond, loaderUse: limit.loaderUse },
    held: ratios(row.shop, limit.perSecond),
    isShare: true,
  };
}

const isPeerMeasured = peer !== null;
printTable(
  'A whole purchase',
  `Add to the basket, open the basket and the payment page, start the payment, confirm it at the card simulator in the same process, report it and get the order: six requests with the headers of Chrome, ${CONCURRENCY} shoppers at once. ${fsync}; then with a commit that takes 1 ms more (\`commit_delay\`). The bare server is a \`node:http\` server that answers four calls with 13 bare statements and their commits.`,
  [
    { ...rate('purchases with their pages', whole), goal: { least: 480 } },
    ...(isPeerMeasured
      ? [
          {
            ...compare(
              rate('purchases with their pages, a peer', whole),
              'Vendure',
              figures('peer'),
            ),
            goal: { least: 30 },
          },
        ]
      : []),
    compare(rate('the calls of a purchase alone', calls), 'bare server', figures('bare')),
    rate('purchases with their pages, 1 ms a commit', slow),
  ],
);
print([
  `A purchase takes ${commits.toFixed(1)} transactions that write, its webhook events included:`,
  `${median(calls.perSecond).toFixed(0)} purchases a second without pages are ${(median(calls.perSecond) * commits).toFixed(0)} such transactions.`,
  '[Decision 24](../decisions/024-the-commits-of-a-purchase.md) says which they are and why.',
  '',
  ...(isPeerMeasured
    ? [
        'The peer is Vendure 3.7 as its documentation sets up a server: `@vendure/core` with',
        '`bootstrap`, one process, the default job queue plugin, the dummy payment handler,',
        '`populate` with its own test catalogue, PostgreSQL with fsync on; no e-mail, no admin. A',
        'purchase there is seven calls of its shop API without any page, each with its own guest.',
        '',
      ]
    : []),
]);
process.exit();
