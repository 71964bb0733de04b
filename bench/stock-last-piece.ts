/**
 * The last piece, wanted by thousands at once: two processes of the built shop on one PostgreSQL. Throws
 * when more is sold than there is, or a charge goes back.
 */
import pg from 'pg';
import { createStockClaims } from '#app/features/stock/stock-claims.server.ts';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { formatMs, quantilesOf } from './live/quantiles.ts';
import { makeShoppers, type Shopper } from './live/shoppers.ts';
import { delayCommits, describeFsync } from './measure/disk.ts';
import { ratios } from './measure/rounds.ts';
import { startShopProcess, startShopUnderLoad } from './measure/shop-process.ts';
import { print, printTable } from './measure/table.ts';
import { openClients, type Started } from './stock/buy-now.ts';

const SHOPPERS = 10_000;
const PER_SECOND = 500;
const CLIENTS = 32;
const PROVIDER = 'acct_cardsimulator:test';
const HOLDS = 2_000;
const ROUNDS = 3;
const SPREAD = 1_000;
const CLAIMS = 6_400;
const BATCH = 64;

const environment = { TRUST_PROXY: 'loopback' };
const first = await startShopUnderLoad(environment);
const second = await startShopProcess(first.databaseUrl, environment);
const client = new pg.Client({ connectionString: first.databaseUrl });
await client.connect();
const shoppers = await makeShoppers(client, SHOPPERS, first.authSecret, Number.POSITIVE_INFINITY);
const clients = openClients([first.port, second.port], CLIENTS);

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function readNumber(query: string): Promise<number> {
  const { rows } = await client.query<{ number: string }>(`select (${query}) as number`);
  return Number(rows[0]?.number);
}

async function count(variants: readonly string[], units: number): Promise<void> {
  const counts = Object.fromEntries(variants.map((variant) => [variant, units]));
  await client.query('select count_stock($1, false, $2, gen_random_uuid()::text)', [
    JSON.stringify(counts),
    'counted',
  ]);
}

/** Does `work` for each shopper: all at once, or so many arriving a second. */
async function forEachShopper(
  work: (shopper: Shopper, index: number) => Promise<void>,
  perSecond = Number.POSITIVE_INFINITY,
): Promise<void> {
  const startMs = performance.now();
  await Promise.all(
    shoppers.map(async (shopper, index) => {
      const waitMs = startMs + (index / perSecond) * 1_000 - performance.now();
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      await work(shopper, index);
    }),
  );
}

/** Everybody has these variants in the basket and the payment page open; then they press Buy Now. */
async function rush(basketOf: (index: number) => string[], units: number) {
  const variants = [...new Set(shoppers.flatMap((_, index) => basketOf(index)))];
  await count(variants, units);
  await client.query('truncate basket_line');
  await client.query(
    `insert into basket_line (shopper, variant)
     select shopper, variant from unnest($1::text[], $2::text[]) as one (shopper, variant)`,
    [
      shoppers.flatMap(({ id }, index) => basketOf(index).map(() => id)),
      shoppers.flatMap((_, index) => basketOf(index)),
    ],
  );
  await client.query("update payment set state = 'cancelled' where state in ('open', 'creating')");
  await client.query('update shopper set basket_version = basket_version + 1');
  const { rows: prices } = await client.query<{ variant: string; cents: number }>(
    'select variant, price_cents as cents from product',
  );
  const cents = new Map(prices.map((row) => [row.variant, row.cents]));
  const started: Started[] = [];
  say(`${SHOPPERS} shoppers open the payment page`);
  await forEachShopper(async (shopper, index) => {
    const total = basketOf(index).reduce((sum, variant) => sum + (cents.get(variant) ?? 0), 0);
    started[index] = await clients.start(shopper, index, total);
  });
  const before = await readEnds();
  const refusedMs: number[] = [];
  say(`${SHOPPERS} press Buy Now, ${PER_SECOND} a second`);
  await forEachShopper(async (shopper, index) => {
    const payment = started[index];
    if (!payment) return;
    const pressedMs = performance.now();
    if (await clients.hold(shopper, index, payment.intent)) {
      await clients.pay(shopper, index, payment);
    } else refusedMs.push(performance.now() - pressedMs);
  }, PER_SECOND);
  const after = await readEnds();
  const ends = {
    orders: after.orders - before.orders,
    charges: after.charges - before.charges,
    refunds: after.refunds - before.refunds,
    deadlocks: after.deadlocks - before.deadlocks,
  };
  if (ends.charges !== ends.orders || ends.refunds > 0 || ends.deadlocks > 0) {
    throw new Error(`Not sold once: ${JSON.stringify(ends)}`);
  }
  const short = await readNumber('select count(*) from stock where available < 0');
  if (short > 0) throw new Error(`${short} variants are oversold`);
  return { ...ends, refused: quantilesOf(refusedMs) };
}

async function readEnds() {
  return {
    orders: await readNumber('select count(*) from "order"'),
    charges: await readNumber(
      "select count(*) from card_simulator.charge where status = 'succeeded'",
    ),
    refunds: await readNumber('select count(*) from refund'),
    deadlocks: await readNumber(
      'select deadlocks from pg_stat_database where datname = current_database()',
    ),
  };
}

let made = 0;

/** Open payments that need one unit each, without a provider: nobody pays them. */
async function makePayments(size: number, variantOf: string): Promise<string> {
  made += 1;
  const name = `round${made}`;
  await client.query("update payment set state = 'cancelled' where state in ('open', 'creating')");
  await client.query(
    `insert into payment (shopper, payment, provider, intent, state, items, amount_cents, units)
     select id, $1 || '_' || place, $2, 'pi_' || $1 || '_' || place, 'open', '[]', 100,
       jsonb_build_object('product:' || ${variantOf}, 1)
     from unnest($3::text[]) with ordinality as one (id, place)`,
    [name, PROVIDER, shoppers.slice(0, size).map(({ id }) => id)],
  );
  return name;
}

/** Holds a second over HTTP. */
async function measureHolds(variantOf: string): Promise<number> {
  const name = await makePayments(HOLDS, variantOf);
  const startMs = performance.now();
  await Promise.all(
    shoppers
      .slice(0, HOLDS)
      .map((shopper, index) =>
        clients.hold(shopper, made * HOLDS + index, `pi_${name}_${index + 1}`),
      ),
  );
  return (HOLDS / (performance.now() - startMs)) * 1_000;
}

function claimsOf(name: string) {
  return shoppers.slice(0, CLAIMS).map(({ id }, index) => ({
    payment: `${name}_${index + 1}`,
    shopper: id,
    provider: PROVIDER,
    units: { 'product:hot': 1 },
  }));
}

/** Claims a second by the bare function, so many a statement, one after the other. */
async function measureBare(): Promise<number> {
  const claims = claimsOf(await makePayments(CLAIMS, "'hot'"));
  const startMs = performance.now();
  for (let start = 0; start < CLAIMS; start += BATCH) {
    const values = [JSON.stringify(claims.slice(start, start + BATCH)), 600];
    await client.query({ name: 'bare', text: 'select claim_stock($1, $2)', values });
  }
  return (CLAIMS / (performance.now() - startMs)) * 1_000;
}

const database = await openPostgresDatabase(
  { url: first.databaseUrl, poolSize: 2, statementTimeoutMs: 15_000 },
  () => {},
);
const gathered = createStockClaims(database.queries, { onStockChange: () => () => {} }, () => {});

/** Claims a second as a process gathers them. */
async function measureGathered(): Promise<number> {
  const claims = claimsOf(await makePayments(CLAIMS, "'hot'"));
  const startMs = performance.now();
  await Promise.all(claims.map((claim) => gathered.claim(claim)));
  return (CLAIMS / (performance.now() - startMs)) * 1_000;
}

await client.query(`insert into product (variant, id, title, image, price_cents, rating, position)
  select 'spread-' || number, 'spread-' || number, 'Spread', '', 1000, 0, number + 1000
  from generate_series(1, ${SPREAD}) as number
  union all select 'hot', 'hot', 'Hot', '', 1000, 0, 999`);
const ONE = await rush(() => ['hot'], 1);
const SIX = ['spread-1', 'spread-2', 'spread-3', 'spread-4', 'spread-5', 'spread-6'];
const several = await rush(
  // Three of six in every order, so that deadlocks would show.
  (index) => [0, 1, 2].map((step) => SIX[(index * (step + 1) + step) % SIX.length] ?? 'hot'),
  100,
);

await count(
  ['hot', ...Array.from({ length: SPREAD }, (_, index) => `spread-${index + 1}`)],
  900_000,
);
const rates: Record<'hot' | 'spread' | 'bare' | 'gathered', number[]> = {
  ...{ hot: [], spread: [], bare: [], gathered: [] },
};
for (let round = 0; round < ROUNDS; round += 1) {
  rates.spread.push(await measureHolds(`'spread-' || (1 + place % ${SPREAD})`));
  rates.hot.push(await measureHolds("'hot'"));
  rates.bare.push(await measureBare());
  rates.gathered.push(await measureGathered());
}
await delayCommits(client, 1_000);
const slow = { bare: [] as number[], gathered: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  slow.bare.push(await measureBare());
  slow.gathered.push(await measureGathered());
}
await database.close();
clients.close();
await client.end();
await second.stop();
await first.stop();

const fsync = await describeFsync();
printTable(
  'The last piece',
  `Two processes on one PostgreSQL, ${fsync}. ${SHOPPERS.toLocaleString('en-US')} shoppers have the payment page open; ${PER_SECOND} a second press Buy Now, and pay when they hold what they need. Holds a second with ${CLIENTS * 2} connections; claims in one process beside the bare function with ${BATCH} claims a statement.`,
  [
    {
      what: 'holds of one variant over HTTP, beside 1,000 variants',
      limit: { name: 'spread', figures: rates.spread },
      shop: rates.hot,
      held: ratios(rates.hot, rates.spread),
      goal: { least: 0.8 },
      unit: '/s',
      isShare: true,
    },
    ...(['fsync as it is', '1 ms more a commit'] as const).map((what, index) => {
      const { bare, gathered: ours } = index === 0 ? rates : slow;
      return {
        what: `gathered claims of one variant, ${what}`,
        limit: { name: 'bare function', figures: bare },
        shop: ours,
        held: ratios(ours, bare),
        goal: { least: 0.6 },
        unit: '/s',
        isShare: true,
      };
    }),
  ],
);
const textOf = ({ orders, charges, refunds, refused }: typeof ONE) =>
  `${orders} ${orders === 1 ? 'order' : 'orders'}, ${charges - orders} charges besides, ${refunds} refunds, no deadlock; refused: ${refused.count.toLocaleString('en-US')}, p50 ${formatMs(refused.p50)}, p99 ${formatMs(refused.p99)}, last ${formatMs(refused.most)}`;
print([
  `- One unit: ${textOf(ONE)}.`,
  `- 100 units of each of six variants, three in every basket, in every order: ${textOf(several)}.`,
  '',
]);
