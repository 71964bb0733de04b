/** The sums of sales by day, beside the export that the books are made of. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import type { Database, Queries } from '#db/database.ts';
import { salesDay } from '#db/schema/order-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import {
  createSalesSums,
  dayAgo,
  MAX_SOURCES,
  readSalesDays,
  readSourceDays,
  sumSales,
} from './sales-days.server.ts';

let database: Database;
let queries: Queries;
beforeAll(async () => {
  database = await testDatabase();
  queries = database.queries;
});
afterAll(() => database.close());
beforeEach(async () => {
  await queries.execute(sql`truncate "order", refund, refund_transaction`);
  await queries.delete(salesDay);
});

let orders = 0;

async function sell(at: string, cents: number): Promise<void> {
  orders += 1;
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    values ('somebody', ${`pi_${orders}`}, '[]', ${cents},
      extract(epoch from ${at}::timestamptz)::bigint)`);
}

const daysOf = (zone: string) => readSalesDays(queries, zone, '2000-01-01');

test('each day of the time zone has its orders and its cents, summer time included', async () => {
  await sell('2026-03-28T22:59:59Z', 100);
  await sell('2026-03-28T23:00:00Z', 20);
  await sell('2026-03-29T21:59:59Z', 3);
  await sell('2026-03-29T22:00:00Z', 7_000);
  await sumSales(queries, 'Europe/Berlin', null);
  expect(await daysOf('Europe/Berlin')).toEqual([
    { day: '2026-03-28', orders: 1, amountCents: 100 },
    { day: '2026-03-29', orders: 2, amountCents: 23 },
    { day: '2026-03-30', orders: 1, amountCents: 7_000 },
  ]);
  await sumSales(queries, 'UTC', null);
  expect((await daysOf('UTC')).map(({ orders }) => orders)).toEqual([2, 2]);
});

/** A charge of this time that became no order and went back, or the refund of an order. */
async function giveBack(intent: string, at: string): Promise<void> {
  await queries.execute(sql`
    insert into refund (shopper, payment_intent, reason, state, amount_cents, charge_cents, created_seconds, provider)
    values ('somebody', ${intent}, '', 'refunded', 500, 500, extract(epoch from ${at}::timestamptz)::bigint, '')`);
  await queries.execute(sql`
    insert into refund_transaction (shopper, payment_intent, no, entry, amount_cents, booked_at)
    values ('somebody', ${intent}, 1, 1, 500, ${at})`);
}

test('they add up to the orders of the export, to the cent: what went back is none of them', async () => {
  for (let n = 0; n < 60; n += 1) {
    const at = new Date(Date.UTC(2026, 0, 1) + n * 7_654_321).toISOString();
    await sell(at, 1_999 + n);
    await giveBack(n % 2 === 0 ? `pi_${orders}` : `pi_none_${n}`, at);
  }
  await sumSales(queries, 'Asia/Kolkata', null);
  const exported = { orders: 0, cents: 0 };
  const kinds = new Set<string>();
  for await (const rows of readBooks(queries, { from: null, to: null })) {
    for (const row of rows) {
      kinds.add(row.kind);
      if (row.kind !== 'order') continue;
      exported.orders += 1;
      exported.cents += row.amountCents;
    }
  }
  expect([...kinds].toSorted()).toEqual(['charge', 'order', 'refund']);
  const days = await daysOf('Asia/Kolkata');
  expect(days.reduce((sum, day) => sum + day.orders, 0)).toBe(exported.orders);
  expect(days.reduce((sum, day) => sum + day.amountCents, 0)).toBe(exported.cents);
});

test('the sweep adds up all at first, then today, and each hour what came late', async () => {
  let nowMs = 0;
  const sum = createSalesSums(queries, () => nowMs);
  const at = async (days: number) => `${await dayAgo(queries, 'UTC', days)}T00:00:01Z`;
  await sell(await at(400), 1);
  await sum('UTC');
  expect(await daysOf('UTC')).toHaveLength(1);
  await sum('UTC');
  await sell(await at(0), 10);
  await sell(await at(5), 100);
  nowMs += 60_000;
  await sum('UTC');
  expect((await daysOf('UTC')).map(({ amountCents }) => amountCents)).toEqual([1, 10]);
  nowMs += 60 * 60_000;
  await sum('UTC');
  expect((await daysOf('UTC')).map(({ amountCents }) => amountCents)).toEqual([1, 100, 10]);
});

test('a day that is added up again at the same time is added up once', async () => {
  await sell('2026-03-28T12:00:00Z', 100);
  await Promise.all([1, 2, 3].map(() => sumSales(queries, 'UTC', null)));
  expect(await daysOf('UTC')).toEqual([{ day: '2026-03-28', orders: 1, amountCents: 100 }]);
});

test('a day that is added up again has what was sold since', async () => {
  await sell('2026-03-28T12:00:00Z', 100);
  await sumSales(queries, 'UTC', null);
  await sell('2026-03-28T13:00:00Z', 20);
  await sumSales(queries, 'UTC', null);
  expect(await daysOf('UTC')).toEqual([{ day: '2026-03-28', orders: 2, amountCents: 120 }]);
});

test('however many sources visits name, the largest are told apart and the rest is one', async () => {
  const row = { zone: 'UTC', orders: 1 };
  const named = Array.from({ length: MAX_SOURCES + 30 }, (_, no) => `click-${no}`);
  await queries
    .insert(salesDay)
    .values([
      { ...row, day: '2026-11-26', source: '', amountCents: 5 },
      ...['2026-11-26', '2026-11-27'].flatMap((day) =>
        named.map((source, no) => ({ ...row, day, source, amountCents: 1_000 - no })),
      ),
    ]);
  const days = await readSourceDays(queries, 'UTC', '2026-11-01');
  expect(days).toHaveLength(2 * (MAX_SOURCES + 1) + 1);
  expect(days[0]).toEqual({
    day: '2026-11-27',
    source: null,
    orders: 30,
    amountCents: 28_965,
  });
  expect(days[1]).toMatchObject({ source: 'click-0', orders: 1, amountCents: 1_000 });
  expect(days.at(-1)).toMatchObject({ day: '2026-11-26', source: '', amountCents: 5 });
});
