/** A sale beside whoever gives its hold back, renews or commits it, each on a connection of its own: nothing is sold twice. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { untilOneWaits } from '#tests/postgres/waiting-locks.ts';

const { queries, close } = await testDatabase();
afterAll(close);

/** The last lamp is held by anna's payment. */
const FIXTURES = [
  `truncate stock, stock_hold, stock_entry, payment, intent, "order", order_event, order_status, order_line,
    basket_line, shopper`,
  "insert into shopper (id) values ('anna')",
  `insert into product (variant, id, title, image, price_cents, rating, position)
    values ('lamp', 'lamp', 'lamp', '', 500, 0, 1) on conflict do nothing`,
  "insert into stock (variant, on_hand, available) values ('lamp', 1, 0)",
  `insert into payment (shopper, payment, provider, state, intent, items, amount_cents, units)
    values ('anna', 'last', 'one', 'open', 'pi_last', '[{"line": 1}]', 500, '{"product:lamp": 1}')`,
  `insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
    values ('last', 'product:lamp', 1, 'anna', 'one', now())`,
];

beforeEach(async () => {
  for (const statement of FIXTURES) await queries.execute(statement);
});

const SELL = "sell('anna', 'last', 'open', 'pi_last', 9, null, null, '[]')";
const RELEASE = "end_hold('last')";
const COMMIT = "commit_hold('last')";
const CANCEL = `write_order_event('anna', 'pi_last', 0,
  '[{"kind": "cancelled", "by": "staff", "body": {}}]', 'cancelled', false, 0, null, '[]')`;

async function call(text: string, on: Queries = queries): Promise<unknown> {
  const [row] = await rowsOf<{ answer: unknown }>(on, sql.raw(`select ${text} as answer`));
  return row?.answer;
}

/** Calls `second` while what `first` has done is not committed, which it waits for; its answer. */
async function after(first: string, second: string): Promise<unknown> {
  const [called, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = queries.transaction(async (tx) => {
    await call(first, tx);
    called.resolve();
    await released.promise;
  });
  await called.promise;
  const answer = call(second);
  await untilOneWaits(queries);
  released.resolve();
  await holding;
  return answer;
}

/** What there is of the lamp, who holds it, and whether it was sold. */
async function ends(): Promise<string> {
  const [row] = await rowsOf<{ ends: string }>(
    queries,
    sql`select concat_ws(', ', available || ' left',
      (select string_agg(stock_hold.state, ' ') from stock_hold), payment.state) as ends
      from stock, payment`,
  );
  return row?.ends ?? '';
}

test('who gives back what is being sold waits, and commits it instead', async () => {
  await after(SELL, RELEASE);
  expect(await ends()).toBe('0 left, committed, ordered');
});

test('who sells what is being given back waits, and sells nothing', async () => {
  expect(await after(RELEASE, SELL)).toBe(false);
  expect(await ends()).toBe('1 left, open');
});

// As on a cluster, where one node may have committed and the other not yet: the shopper is free before the stock is.
test('nor does who finds the shopper free, and the hold not given back yet', async () => {
  expect(await after("release_stock('last')", SELL)).toBe(false);
  expect(await ends()).toBe('1 left, open');
});

test('who has a hold renewed or ended sooner is in no sale’s way', async () => {
  await queries.transaction(async (tx) => {
    await tx.execute("update stock_hold set ends_at = now() + interval '10 minutes'");
    expect(await call(SELL)).toBe(true);
  });
  expect(await ends()).toBe('0 left, held, ordered');
});

test('who cancels what was sold waits for nobody who commits it', async () => {
  await call(SELL);
  await queries.transaction(async (tx) => {
    await call(COMMIT, tx);
    expect(await call(CANCEL)).toBe(0);
  });
  expect(await ends()).toBe('0 left, committed, ordered');
});

test.each([
  ['commits', COMMIT],
  ['gives back', RELEASE],
])('who %s what a cancelled order is giving back waits, and finds nothing', async (_, second) => {
  await call(SELL);
  await call(CANCEL);
  await after(RELEASE, second);
  expect(await ends()).toBe('1 left, ordered');
});

test('who gives back what is being committed waits, and gives it back', async () => {
  await call(SELL);
  await call(CANCEL);
  await after(COMMIT, RELEASE);
  expect(await ends()).toBe('1 left, ordered');
});

test('what is sold and not committed counts as sold for whoever counts the shelf', async () => {
  await call(SELL);
  await queries.execute(`insert into stock_entry (stock_key, reason, reference, units)
    values ('product:lamp', 'counted', 'first', 1)`);
  await call(`count_stock('{"lamp": 3}', false, 'counted', 'second')`);
  expect(await ends()).toBe('2 left, held, ordered');
});
