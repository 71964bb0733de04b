/** The pages of the list of orders: by state, by country, by what was charged. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TO_SHIP } from '#app/features/orders/events/order-events.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { readOrderKeys, type WantedOrders } from './order-keys.server.ts';

const database = await testDatabase();
const { queries } = database;
afterAll(database.close);

const ORDERS = 6_000;

/** Each hundredth goes to Norway, each thousandth costs $500; those of a second come into their states together. */
beforeAll(async () => {
  const numbers = sql`generate_series(1, ${ORDERS}::int) as number`;
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    select 'ann', 'pi_' || lpad(number::text, 5, '0'), '[]',
      case when number % 1000 = 0 then 50000 else 1196 end, 1700000000 + number / 3 from ${numbers}`);
  await queries.execute(sql`
    insert into order_status (shopper, payment_intent, state, since, country)
    select 'ann', 'pi_' || lpad(number::text, 5, '0'),
      case number % 3 when 0 then 'placed' when 1 then 'delivered' else 'cancelled' end,
      to_timestamp(1700000000 + number / 3), case when number % 100 = 0 then 'NO' end from ${numbers}`);
});

const ALL: WantedOrders = { states: null, after: null, limit: 7 };

/** The numbers of all orders, page by page, and how many pages that took. */
async function readAll(wanted: Partial<WantedOrders>) {
  const numbers: number[] = [];
  let after: WantedOrders['after'] = null;
  for (let pages = 1; ; pages += 1) {
    const page = await readOrderKeys(queries, { ...ALL, ...wanted, after });
    numbers.push(...page.keys.map(({ id }) => Number(id.slice(3))));
    if (!page.next) return { numbers, pages };
    ({ next: after } = page);
  }
}

/** From the last to the first. */
function numbersOf(isOne: (number: number) => boolean): number[] {
  return Array.from({ length: ORDERS }, (_, index) => ORDERS - index).filter(isOne);
}

test.each<[string, Partial<WantedOrders>, (number: number) => boolean]>([
  ['to a country', { country: 'NO' }, (number) => number % 100 === 0],
  [
    'to a country, in states',
    { country: 'NO', states: ['placed', 'cancelled'] },
    (number) => number % 100 === 0 && number % 3 !== 1,
  ],
  ['of a least total', { leastCents: 50_000 }, (number) => number % 1_000 === 0],
  [
    'of a least total, in states',
    { leastCents: 50_000, states: ['placed', 'delivered'] },
    (number) => number % 1_000 === 0 && number % 3 !== 2,
  ],
  [
    'of a least total, to a country',
    { leastCents: 50_000, country: 'NO' },
    (number) => number % 1_000 === 0,
  ],
  ['of a total that all have', { leastCents: 1, limit: 700 }, () => true],
])('all orders %s are in the list once, the last first', async (_which, wanted, isOne) => {
  expect((await readAll(wanted)).numbers).toEqual(numbersOf(isOne));
});

test.each<[string, Partial<WantedOrders>, (number: number) => boolean]>([
  ['of a state', { states: ['placed', 'cancelled'] }, (number) => number % 3 !== 1],
  [
    'of a least total, in states',
    { leastCents: 50_000, states: ['placed', 'delivered'] },
    (number) => number % 1_000 === 0 && number % 3 !== 2,
  ],
  ['of all', { limit: 700 }, () => true],
])('orders %s are in the list once, the longest waiting first', async (_which, wanted, isOne) => {
  const { numbers } = await readAll({ ...wanted, isOldestFirst: true });
  expect(numbers).toEqual(numbersOf(isOne).toReversed());
});

test('a total that hardly any order has is looked for in pages that end', async () => {
  const { numbers, pages } = await readAll({ leastCents: 999_999 });
  expect([numbers, pages]).toEqual([[], 7]);
});

describe('an order that counts as more than its state', () => {
  beforeAll(async () => {
    const came = sql`to_timestamp(1700009000)`;
    await queries.execute(sql`
      insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds) values
        ('ann', 'pi_07001', '[]', 1000, 1700009000), ('ann', 'pi_07002', '[]', 1000, 1700009000)`);
    await queries.execute(sql`
      insert into order_status (shopper, payment_intent, state, is_partly_shipped, since, country) values
        ('ann', 'pi_07001', 'return_requested', true, ${came}, 'IS'),
        ('ann', 'pi_07002', 'placed', false, ${came}, 'IS')`);
    await queries.execute(sql`
      insert into refund (shopper, payment_intent, no, by, reason, state, amount_cents, charge_cents,
          created_seconds, provider)
        values ('ann', 'pi_07002', 1, 'staff', 'late', 'refunded', 1000, 1000, 1700009000, 'stripe')`);
  });

  test('is once among all to its country, also when it was refunded in full', async () => {
    expect((await readAll({ country: 'IS' })).numbers).toEqual([7_002, 7_001]);
  });

  test('is to be sent while something is left of it, and not once all was refunded', async () => {
    expect((await readAll({ country: 'IS', states: TO_SHIP })).numbers).toEqual([7_001]);
  });
});
