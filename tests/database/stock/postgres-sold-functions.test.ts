/** What commit_sold.sql takes for sold and not sent, of whose payments, and which orders it locks meanwhile. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const { queries, close } = await testDatabase();
afterAll(close);

await queries.execute(`insert into product (variant, id, title, image, price_cents, rating, position)
  values ('lamp', 'lamp', 'A lamp', '', 100, 0, 1)`);

/** The items of an order, in lines from 1 on. */
const items = (...variants: string[]) =>
  JSON.stringify(variants.map((variant, index) => ({ line: index + 1, variant })));

/** Of `placed` lines 2 to 5 are not sent any more, each by another event; of `partly` the first has left; `again` is packed. */
const ORDERS: readonly [intent: string, state: string, isPartly: boolean, items: string][] = [
  ['placed', 'placed', false, items('lamp', 'lamp', 'lamp', 'lamp', 'lamp', 'lamp', 'cup')],
  ['partly', 'shipped', true, items('lamp', 'lamp')],
  ['again', 'shipped', true, items('lamp')],
  ['sent', 'shipped', false, items('lamp')],
  ['cancelled', 'cancelled', false, items('lamp')],
  ['elsewhere', 'placed', false, items('cup')],
];

const EVENTS: readonly [intent: string, kind: string, body: object][] = [
  ['placed', 'shipped', { lines: [2] }],
  ['placed', 'withdrawn', { lines: [3] }],
  ['placed', 'refunded', { lines: [4] }],
  ['placed', 'lines_dropped', { lines: [5] }],
  ['placed', 'note', { lines: [1, 6] }],
  ['partly', 'shipped', { lines: [1] }],
  ['again', 'packed', {}],
];

beforeEach(async () => {
  await queries.execute(
    'truncate stock, stock_hold, stock_entry, payment, "order", order_status, order_event, shopper',
  );
  await queries.execute("insert into shopper (id) values ('anna'), ('bert')");
  for (const [intent, state, isPartly, all] of ORDERS) {
    await queries.execute(sql`insert into "order" (shopper, payment_intent, items, amount_cents,
      created_seconds) values ('anna', ${intent}, ${all}, 1, 1)`);
    await queries.execute(sql`insert into order_status (shopper, payment_intent, state,
      is_partly_shipped) values ('anna', ${intent}, ${state}, ${isPartly})`);
    await queries.execute(sql`insert into payment (shopper, payment, provider, state, items,
      amount_cents, intent, units) values ('anna', ${`of ${intent}`}, 'one', 'ordered', '[]', 1,
      ${intent}, ${intent === 'placed' ? '{"product:bag": 1}' : null})`);
  }
  for (const [index, [intent, kind, body]] of EVENTS.entries()) {
    await queries.execute(sql`insert into order_event (shopper, payment_intent, no, kind, body, by)
      values ('anna', ${intent}, ${index + 1}, ${kind}, ${JSON.stringify(body)}, 'staff')`);
  }
  // What is alike of somebody else counts for nothing.
  await queries.execute(sql`insert into "order" (shopper, payment_intent, items, amount_cents,
    created_seconds) values ('bert', 'elsewhere', ${items('lamp')}, 1, 1)`);
  await queries.execute(
    "insert into order_status (shopper, payment_intent, state) values ('bert', 'placed', 'placed')",
  );
  await queries.execute(`insert into order_event (shopper, payment_intent, no, kind, body, by)
    values ('bert', 'placed', 1, 'packed', '{}', 'staff')`);
  await queries.execute(`insert into payment (shopper, payment, provider, state, items, amount_cents)
    values ('bert', 'of placed', 'one', 'cancelled', '[]', 1), ('anna', 'open', 'one', 'open', '[]', 1)`);
});

const commit = (variant: string) => sql`select commit_sold(array[${variant}]::text[])`;

const holds = () =>
  rowsOf(
    queries,
    sql`select concat_ws(' ', shopper, payment, provider, stock_key, units, state) as row
      from stock_hold order by payment, stock_key`,
  );

test('what lies on the shelf of orders that are to be sent is committed, once', async () => {
  for (let time = 1; time <= 2; time += 1) {
    await queries.execute(commit('lamp'));
    expect(await holds()).toEqual([
      { row: 'anna of partly one product:lamp 1 committed' },
      { row: 'anna of placed one product:lamp 2 committed' },
    ]);
    expect(
      await rowsOf(
        queries,
        sql`select shopper, payment, units from payment where units is not null order by payment`,
      ),
    ).toEqual([
      { shopper: 'anna', payment: 'of partly', units: { 'product:lamp': 1 } },
      { shopper: 'anna', payment: 'of placed', units: { 'product:bag': 1, 'product:lamp': 2 } },
    ]);
  }
});

test('what an order has needed stays what it was where part of it has left, and its variant is counted anew', async () => {
  await queries.execute(commit('lamp'));
  await queries.execute("update stock_hold set units = 1 where payment = 'of placed'");
  await queries.execute(`insert into order_event (shopper, payment_intent, no, kind, body, by)
    values ('anna', 'placed', 9, 'shipped', '{"lines": [1]}', 'staff')`);
  await queries.execute(commit('lamp'));
  expect(
    await rowsOf(
      queries,
      sql`select units from payment where payment = 'of placed' and units is not null`,
    ),
  ).toEqual([{ units: { 'product:bag': 1, 'product:lamp': 2 } }]);
});

/** The orders of which nothing is locked by a statement before it commits. */
const freeDuring = (statement: SQL) =>
  queries.transaction(async (tx) => {
    await tx.execute(statement);
    const free: string[] = [];
    // One after the other: on a cluster each lies on a node of its own.
    for (const shopper of ['anna', 'bert']) {
      const rows = await rowsOf<{ row: string }>(
        queries,
        sql`select concat_ws(' ', shopper, payment_intent) as row from order_status
          where shopper = ${shopper} order by 1 for update skip locked`,
      );
      free.push(...rows.map(({ row }) => row));
    }
    return free;
  });

test('the orders that may still be packed, sent or cancelled with it wait meanwhile, and no other', async () => {
  expect(await freeDuring(commit('lamp'))).toEqual([
    'anna cancelled',
    'anna elsewhere',
    'anna sent',
    'bert placed',
  ]);
});

test.for([
  ['is counted again', 5],
  ['is not counted, and shall not be', null],
] as const)('of what %s no order waits, and nothing is committed', async ([, units]) => {
  if (units !== null)
    await queries.execute("insert into stock (variant, on_hand, available) values ('lamp', 4, 4)");
  const counts = JSON.stringify({ lamp: units });
  const all = await freeDuring(sql`select`);
  expect(await freeDuring(sql`select count_stock(${counts}, false, 'counted', 'ref')`)).toEqual(
    all,
  );
  expect(await holds()).toEqual([]);
});
