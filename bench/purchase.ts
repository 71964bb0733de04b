/**
 * Whole purchases over HTTP compared with bare inserts, and with a bare server that handles about as many
 * requests and statements; and the number of commits a purchase.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeShoppers } from './live/shoppers.ts';
import { startBareProcess } from './measure/bare-process.ts';
import { measureStatement } from './measure/bare-statement.ts';
import { options } from './measure/options.ts';
import { createBareBuyer, createBuyer } from './measure/purchase-requests.ts';
import { measureRounds, median, ratios } from './measure/rounds.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { print, printTable } from './measure/table.ts';

const CONCURRENCY = 8;
const SHOPPERS = 2_000;

// Every shopper has its own address, as behind a proxy, because of the limit on starting payments.
const shop = await startShopUnderLoad({ TRUST_PROXY: 'loopback' });
const client = new pg.Client({ connectionString: shop.databaseUrl });
await client.connect();
const shoppers = await makeShoppers(client, SHOPPERS, shop.authSecret);
await client.query('truncate basket_line');
await client.query('create table bare_insert (id bigint generated always as identity, text text)');
const buy = createBuyer(shop.port);
const bare = await startBareProcess('bare-purchase.ts', { databaseUrl: shop.databaseUrl });
const buyBare = createBareBuyer(bare.port);
let next = 0;

async function buyNext(): Promise<void> {
  next += 1;
  const shopper = shoppers[next % shoppers.length];
  if (shopper) await buy(shopper, next);
}

/** Purchases a second by this many concurrent shoppers. */
async function rateOf(work: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  const endMs = startMs + options.seconds * 1_000;
  let done = 0;
  async function repeat(): Promise<void> {
    for (; performance.now() < endMs; done += 1) await work();
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, repeat));
  return (done / (performance.now() - startMs)) * 1_000;
}

const rates = await measureRounds('purchase', {
  limit: () =>
    measureStatement(
      {
        databaseUrl: shop.databaseUrl,
        name: 'bare_insert',
        text: 'insert into bare_insert (text) values ($1)',
        values: (call) => [`row ${call}`],
      },
      { connections: CONCURRENCY, seconds: options.seconds },
    ),
  bare: () => rateOf(buyBare),
  shop: () => rateOf(buyNext),
});

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

const percent = (shares: number[]) => `${(median(shares) * 100).toFixed(1)} %`;

const PURCHASES_COUNTED = 20;
const before = await countWrites();
for (let count = 0; count < PURCHASES_COUNTED; count += 1) await buyNext();
const commits = ((await countWrites()) - before) / PURCHASES_COUNTED;
await client.end();
bare.stop();
await shop.stop();

printTable(
  'A whole purchase',
  `Add to the basket, start the payment, confirm it at the card simulator, report it and get the order: four requests, ${CONCURRENCY} shoppers at once, PostgreSQL with fsync on. The limit is one insert into a table without indexes, as many at once.`,
  [
    {
      what: 'purchases',
      limit: { name: 'bare inserts', figures: rates.limit },
      shop: rates.shop,
      held: ratios(rates.shop, rates.limit),
      goal: { least: 0.15 },
      unit: '/s',
      isShare: true,
    },
  ],
);
print([
  `A purchase takes ${commits.toFixed(1)} transactions that write, its webhook events included;`,
  `${median(rates.shop).toFixed(0)} purchases a second are ${(median(rates.shop) * commits).toFixed(0)} such transactions.`,
  'docs/decisions/024-the-commits-of-a-purchase.md says which they are and why.',
  '',
  `A bare \`node:http\` server that answers four requests with 13 bare statements and their commits and`,
  `does nothing else: ${median(rates.bare).toFixed(0)} such purchases a second, ${percent(ratios(rates.bare, rates.limit))} of the bare inserts; the shop is at`,
  `${percent(ratios(rates.shop, rates.bare))} of it.`,
  '',
]);
process.exit();
