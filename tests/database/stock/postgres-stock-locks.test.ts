/** Which rows the functions of stock lock, and in which order: that of the keys, as whoever else locks them does. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { untilOneWaits } from '#tests/postgres/waiting-locks.ts';

const { queries, close } = await testDatabase();
afterAll(close);

/** `held` holds an apple and a zither, and has bought a mug; `zither` was written before `apple`, and would be locked so. */
const FIXTURES = [
  'truncate stock, stock_hold, stock_entry, payment, shopper, product',
  "insert into shopper (id) values ('anna')",
  `insert into product (variant, id, title, image, price_cents, rating, position)
    select name, name, name, '', 100, 0, 1
    from unnest(array['zither', 'mug', 'bag', 'apple', 'fresh']) as name`,
  `insert into stock (variant, on_hand, available)
    select name, 5, 4 from unnest(array['zither', 'mug', 'bag', 'apple']) as name`,
  `insert into stock_hold (payment, stock_key, units, shopper, provider, state, ends_at)
    values ('held', 'product:zither', 1, 'anna', 'one', 'held', now()),
      ('held', 'product:apple', 1, 'anna', 'one', 'held', now()),
      ('held', 'product:mug', 1, 'anna', 'one', 'committed', now()),
      ('other', 'product:bag', 1, 'anna', 'one', 'held', now()),
      ('sold', 'product:zither', 1, 'anna', 'one', 'committed', now()),
      ('sold', 'product:apple', 1, 'anna', 'one', 'committed', now())`,
];

beforeEach(async () => {
  for (const statement of FIXTURES) await queries.execute(statement);
});

const count = (counts: object) =>
  `count_stock('${JSON.stringify(counts)}', false, 'counted', 'ref')`;

const CALLS = {
  'a hold that is given back': "release_stock('held')",
  'what is sent': "book_stock('sold', 'shipped', '1', null)",
  'what comes back': `book_stock('sold', 'returned', '1', '{"product:zither": 1, "product:apple": 1}')`,
  'what is counted': count({ zither: 3, apple: 3 }),
};

/** Drizzle sends a statement once somebody awaits it. */
async function perform(call: string): Promise<void> {
  await queries.execute(`select ${call}`);
}

test.for(Object.entries(CALLS))('%s is locked in the order of the keys', async ([, call]) => {
  await queries.execute(`insert into stock_entry (stock_key, reason, reference, units)
    select 'product:' || name, 'shipped', 'sold/0', -1 from unnest(array['zither', 'apple']) as name`);
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = queries.transaction(async (tx) => {
    await tx.execute("select from stock where stock_key = 'product:apple' for update");
    locked.resolve();
    await released.promise;
    // Who waits for the first has not locked the second: both would wait for each other.
    await tx.execute("select from stock where stock_key = 'product:zither' for update nowait");
  });
  await locked.promise;
  const called = perform(call);
  await untilOneWaits(queries);
  released.resolve();
  await holding;
  await called;
});

test('who wants to pay has the payments in the order of their shoppers and names, however they come', async () => {
  await queries.execute("insert into shopper (id) values ('zoe')");
  await queries.execute(`insert into payment (shopper, payment, provider, state, items, amount_cents)
    values ('zoe', 'one', 'one', 'open', '[]', 1), ('anna', 'two', 'one', 'open', '[]', 1),
      ('anna', 'three', 'one', 'cancelling', '[]', 1)`);
  const claims = [
    ['zoe', 'one'],
    ['anna', 'two'],
    ['anna', 'three'],
  ].map(([shopper, payment]) => ({ shopper, payment, provider: 'one', units: {} }));
  const called = await queries.transaction(async (tx) => {
    await tx.execute("select from payment where shopper = 'anna' and payment = 'three' for update");
    const call = perform(`claim_stock('${JSON.stringify(claims)}', 600)`);
    await untilOneWaits(queries);
    await tx.execute(
      "select from payment where shopper = 'anna' and payment <> 'three' for update nowait",
    );
    await tx.execute("select from payment where shopper = 'zoe' for update nowait");
    return { call };
  });
  await called.call;
});

/** What of a table is still free while a call has not committed. */
function freeDuring(call: string, table: 'stock' | 'product'): Promise<string[]> {
  return queries.transaction(async (tx) => {
    await tx.execute(`select ${call}`);
    const found = await rowsOf<{ variant: string }>(
      queries,
      sql.raw(`select variant from ${table} order by 1 for update skip locked`),
    );
    return found.map(({ variant }) => variant);
  });
}

test('a hold that is given back locks what it holds, and nothing that was sold or is held elsewhere', async () => {
  expect(await freeDuring("release_stock('held')", 'stock')).toEqual(['bag', 'mug']);
});

test('what is sent locks what of it is committed, and what is counted that alone', async () => {
  const sent = (payment: string) => `book_stock('${payment}', 'shipped', '1', null)`;
  expect(await freeDuring(sent('sold'), 'stock')).toEqual(['bag', 'mug']);
  expect(await freeDuring(sent('held'), 'stock')).toEqual(['apple', 'bag', 'zither']);
  expect(await freeDuring(count({ bag: 5 }), 'stock')).toEqual(['apple', 'mug', 'zither']);
});

test('who wants to pay locks what is asked for, also where it is too little', async () => {
  await queries.execute(`insert into payment (shopper, payment, provider, state, items, amount_cents)
    values ('anna', 'new', 'one', 'open', '[]', 1)`);
  const claim = (units: number) =>
    `claim_stock('[{"payment": "new", "shopper": "anna", "provider": "one", "units": {"product:bag": ${units}}}]', 600)`;
  expect(await freeDuring(claim(9), 'stock')).toEqual(['apple', 'mug', 'zither']);
  expect(await freeDuring(claim(1), 'stock')).toEqual(['apple', 'mug', 'zither']);
});

test('who counts waits for whoever writes a product only where its being counted begins or ends', async () => {
  expect(await freeDuring(count({ bag: 3, mug: 5 }), 'product')).toHaveLength(5);
  expect(await freeDuring(count({ bag: 3, fresh: 1 }), 'product')).toEqual([
    'apple',
    'mug',
    'zither',
  ]);
  expect(await freeDuring(count({ apple: null }), 'product')).not.toContain('apple');
});

test('who begins to count has the table of products before any row of it, as an import does', async () => {
  const modes = await queries.transaction(async (tx) => {
    await tx.execute(`select ${count({ fresh: 1 })}`);
    return rowsOf<{ mode: string }>(
      tx,
      sql`select mode from pg_locks where relation = 'product'::regclass and pid = pg_backend_pid()`,
    );
  });
  expect(modes).toContainEqual({ mode: 'RowExclusiveLock' });
});
