/** The sums of sales by variant, beside the export that the books are made of. */

import { asc, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import { lineRows } from '#app/features/orders/export/write-order-export.ts';
import type { Database, Queries } from '#db/database.ts';
import { orderTitle, salesVariant } from '#db/schema/admin-sums-schema.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { dayAgo } from './sales-days.server.ts';
import { createAdminSums, sumAll } from './sales-variants.server.ts';
import {
  BEST_DAYS,
  readBestSellers,
  readLowStock,
  readSummedFrom,
} from './today-figures.server.ts';

let database: Database;
let queries: Queries;
beforeAll(async () => {
  database = await testDatabase();
  queries = database.queries;
});
afterAll(() => database.close());
beforeEach(() =>
  queries.execute(
    sql`truncate "order", sales_day, sales_variant, sold_title, order_title, admin_figure, stock`,
  ),
);
beforeAll(async () => {
  const columns = { id: '1', image: '', priceCents: 1, rating: 5, position: 1 };
  await queries.insert(product).values([
    { ...columns, variant: 'book', title: 'The book', category: 'Reading' },
    { ...columns, variant: 'tablet', title: 'The tablet' },
  ]);
});

let orders = 0;

type Sold = {
  at: string;
  items: [variant: string, cents: number][];
  off?: number;
  beside?: number;
};

async function sell({ at, items, off = 0, beside = 0 }: Sold): Promise<void> {
  orders += 1;
  const frozen = items.map(([variant, priceCents], line) => ({
    variant,
    priceCents,
    line,
    id: '',
    title: `A ${variant}`,
  }));
  const terms = { country: null, shippingCents: beside, code: 'OFF', discountCents: off };
  const cents = items.reduce((sum, [, price]) => sum + price, 0) - off + beside;
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds, booked_at, terms)
    values ('somebody', ${`pi_${orders}`}, ${JSON.stringify(frozen)}::jsonb, ${cents},
      extract(epoch from ${at}::timestamptz)::bigint, ${at}::timestamptz,
      ${JSON.stringify(terms)}::jsonb)`);
}

const sumsOf = () =>
  queries
    .select({
      day: salesVariant.day,
      variant: salesVariant.variant,
      units: salesVariant.units,
      cents: salesVariant.amountCents,
    })
    .from(salesVariant)
    .orderBy(asc(salesVariant.day), asc(salesVariant.variant));

/** What the export with `--lines` has of orders for each variant on each day in UTC, in cents. */
async function exported(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for await (const page of readBooks(queries, { from: null, to: null })) {
    for (const order of page.filter(({ kind }) => kind === 'order')) {
      for (const row of lineRows(order, 'UTC')) {
        const key = `${String(row.created).slice(0, 10)} ${row.variant}`;
        sums[key] = (sums[key] ?? 0) + Math.round(Number(row.amount) * 100);
      }
    }
  }
  return sums;
}

test('each variant has its units and its cents of each day of the time zone', async () => {
  await sell({
    at: '2026-03-28T22:59:59Z',
    items: [
      ['book', 100],
      ['book', 100],
      ['lamp', 7],
    ],
  });
  await sell({ at: '2026-03-28T23:00:00Z', items: [['book', 90]], beside: 490 });
  await sumAll(queries, 'Europe/Berlin');
  expect(await sumsOf()).toEqual([
    { day: '2026-03-28', variant: '', units: 0, cents: 0 },
    { day: '2026-03-28', variant: 'book', units: 2, cents: 200 },
    { day: '2026-03-28', variant: 'lamp', units: 1, cents: 7 },
    { day: '2026-03-29', variant: '', units: 0, cents: 490 },
    { day: '2026-03-29', variant: 'book', units: 1, cents: 90 },
  ]);
});

test('what is sold under no variant is beside the items of its day', async () => {
  for (const day of ['2026-03-28', '2026-03-29']) {
    await sell({ at: `${day}T12:00:00Z`, items: [['', 5]], beside: 490 });
  }
  await sumAll(queries, 'UTC');
  const beside = { variant: '', units: 0, cents: 495 };
  expect(await sumsOf()).toEqual([
    { day: '2026-03-28', ...beside },
    { day: '2026-03-29', ...beside },
  ]);
});

test('a day that is added up again has what was sold since', async () => {
  for (let times = 1; times <= 2; times += 1) {
    await sell({ at: '2026-03-28T12:00:00Z', items: [['book', 100]] });
    await sumAll(queries, 'UTC');
  }
  expect((await sumsOf()).at(-1)).toMatchObject({ variant: 'book', units: 2, cents: 200 });
});

test('they are the orders of the export by items, to the cent, whatever codes took off', async () => {
  const items = fc.array(
    fc.tuple(fc.constantFrom('book', 'lamp', 'mug', 'pen'), fc.integer({ min: 0, max: 9_999 })),
    { minLength: 1, maxLength: 6 },
  );
  const orderOf = fc.record({ items, share: fc.double({ min: 0, max: 1, noNaN: true }) });
  for (const [n, { items: sold, share }] of fc.sample(orderOf, 150).entries()) {
    const total = sold.reduce((sum, [, cents]) => sum + cents, 0);
    await sell({
      at: new Date(Date.UTC(2026, 0, 1) + n * 7_654_321).toISOString(),
      items: sold,
      off: Math.floor(total * share),
      beside: n % 3 === 0 ? 490 : 0,
    });
  }
  await sumAll(queries, 'UTC');
  const sums = Object.fromEntries(
    (await sumsOf()).map(({ day, variant, cents }) => [`${day} ${variant}`, cents]),
  );
  const books = await exported();
  for (const key of new Set([...Object.keys(sums), ...Object.keys(books)])) {
    expect([key, sums[key] ?? 0]).toEqual([key, books[key] ?? 0]);
  }
});

test('the sweep adds up what is new each minute, and the past in pieces', async () => {
  const at = async (days: number) => `${await dayAgo(queries, 'UTC', days)}T00:00:01Z`;
  let nowMs = 0;
  const sum = createAdminSums(
    queries,
    () => 'UTC',
    () => nowMs,
  );
  await sell({ at: await at(0), items: [['book', 1]] });
  await sell({ at: await at(400), items: [['book', 20]] });
  await sell({ at: await at(900), items: [['book', 300]] });
  await sum();
  expect((await sumsOf()).filter(({ units }) => units > 0)).toHaveLength(2);
  nowMs += 60_000;
  await sum();
  expect((await sumsOf()).filter(({ units }) => units > 0)).toHaveLength(3);
  const from = await readSummedFrom(queries, 'UTC');
  await sell({ at: await at(5), items: [['lamp', 4_000]] });
  nowMs += 60_000;
  await sum();
  expect((await sumsOf()).filter(({ variant }) => variant === 'lamp')).toHaveLength(0);
  nowMs += 60 * 60_000;
  await sum();
  expect((await sumsOf()).filter(({ variant }) => variant === 'lamp')).toHaveLength(1);
  expect(await readSummedFrom(queries, 'UTC')).toBe(from);
});

test('sums that take long come later than a minute, and the titles of new orders do not', async () => {
  let nowMs = 0;
  const secondByCall = () => {
    nowMs += 1_000;
    return nowMs;
  };
  const countTitles = async () => (await queries.select().from(orderTitle)).length;
  const sum = createAdminSums(queries, () => 'UTC', secondByCall);
  // The first sums are those of an hour, the second ones those of a minute.
  await sum();
  await sum();
  await sell({ at: new Date().toISOString(), items: [['book', 1]] });
  nowMs += 60_000;
  await sum();
  expect(await sumsOf()).toEqual([]);
  expect(await countTitles()).toBe(1);
  nowMs += 10 * 60_000;
  await sum();
  expect((await sumsOf()).filter(({ variant }) => variant === 'book')).toHaveLength(1);
});

test('the best sellers are of the last days, by what was paid, with their titles of today', async () => {
  const today = `${await dayAgo(queries, 'UTC', 0)}T00:00:01Z`;
  await sell({
    at: today,
    items: [
      ['book', 500],
      ['book', 500],
      ['tablet', 999],
      ['gone', 3],
    ],
  });
  await sell({
    at: `${await dayAgo(queries, 'UTC', BEST_DAYS)}T12:00:00Z`,
    items: [['tablet', 9_000]],
  });
  await sumAll(queries, 'UTC');
  const best = await readBestSellers(queries, 'UTC');
  expect(best?.variants).toMatchObject([
    { variant: 'book', title: 'The book', units: 2, cents: 1_000 },
    { variant: 'tablet', title: 'The tablet', units: 1, cents: 999 },
    { variant: 'gone', title: 'gone', units: 1, cents: 3 },
  ]);
  expect(best).toMatchObject({ units: 4, cents: 2_002 });
  expect(best?.categories).toEqual([
    { category: '', units: 2, cents: 1_002 },
    { category: 'Reading', units: 2, cents: 1_000 },
  ]);
  expect(await readBestSellers(queries, 'Asia/Tokyo')).toBeNull();
});

test('what is low on the shelf is listed, the fewest first, and no uses of a code', async () => {
  await queries.execute(sql`insert into stock (variant, on_hand, available, low)
    values ('tablet', 9, 3, 5), ('book', 9, 2, 5), ('code:SPRING', 1, 1, 5)`);
  await sumAll(queries, 'UTC');
  expect((await readLowStock(queries)).map(({ variant }) => variant)).toEqual(['book', 'tablet']);
});
