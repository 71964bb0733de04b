/** The sums of sales by day, beside the export that the books are made of. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSales } from '#app/features/orders/export/order-export-store.server.ts';
import type { Database, Queries } from '#db/database.ts';
import { salesDay } from '#db/schema/order-schema.ts';
import { testDatabase } from '#tests/test-database.ts';
import { createSalesSums, dayAgo, readSalesDays, sumSales } from './sales-days.server.ts';

let database: Database;
let queries: Queries;
beforeAll(async () => {
  database = await testDatabase();
  queries = database.queries;
});
afterAll(() => database.close());
beforeEach(async () => {
  await queries.execute(sql`truncate "order"`);
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

test('they add up to the export, to the cent', async () => {
  for (let n = 0; n < 60; n += 1) {
    await sell(new Date(Date.UTC(2026, 0, 1) + n * 7_654_321).toISOString(), 1_999 + n);
  }
  await sumSales(queries, 'Asia/Kolkata', null);
  const exported = { orders: 0, cents: 0 };
  for await (const sales of readSales(queries, { from: null, to: null })) {
    exported.orders += sales.length;
    for (const { amountCents } of sales) exported.cents += amountCents;
  }
  const days = await daysOf('Asia/Kolkata');
  expect(days.reduce((sum, day) => sum + day.orders, 0)).toBe(exported.orders);
  expect(days.reduce((sum, day) => sum + day.amountCents, 0)).toBe(exported.cents);
});

test('the sweep adds up all at first, then today, and each hour what came late', async () => {
  let nowMs = 0;
  const sum = createSalesSums(queries, 'UTC', () => nowMs);
  const at = async (days: number) => `${await dayAgo(queries, 'UTC', days)}T00:00:01Z`;
  await sell(await at(400), 1);
  await sum();
  expect(await daysOf('UTC')).toHaveLength(1);
  await sum();
  await sell(await at(0), 10);
  await sell(await at(5), 100);
  nowMs += 60_000;
  await sum();
  expect((await daysOf('UTC')).map(({ amountCents }) => amountCents)).toEqual([1, 10]);
  nowMs += 60 * 60_000;
  await sum();
  expect((await daysOf('UTC')).map(({ amountCents }) => amountCents)).toEqual([1, 100, 10]);
});

test('a day that is added up again at the same time is added up once', async () => {
  await sell('2026-03-28T12:00:00Z', 100);
  await Promise.all([1, 2, 3].map(() => sumSales(queries, 'UTC', null)));
  expect(await daysOf('UTC')).toEqual([{ day: '2026-03-28', orders: 1, amountCents: 100 }]);
});
