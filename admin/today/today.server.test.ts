/** What the first page of the admin says: today, last week, and what sells. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { sumAll } from '#app/features/orders/staff/sales-variants.server.ts';
import { createOrderInserter } from '#tests/fixtures/past-orders.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';
import { readToday } from './today.server.ts';

const admin = await testAdmin({ warnings: ['Nobody asks where orders go'] });
const { queries } = admin;
afterAll(() => admin.close());

const WEEK_SECONDS = 7 * 24 * 60 * 60;

const sell = createOrderInserter(queries);

test('today stands beside the same day of last week, until this time and in all', async () => {
  // A zone in which it is around noon, so that no test runs at the edge of a day.
  const hour = new Date().getUTCHours();
  const zone = `Etc/GMT${hour >= 12 ? '+' : '-'}${Math.abs(hour - 12)}`;
  await sell(60, 100);
  await sell(120, 20);
  await sell(WEEK_SECONDS + 60, 3_000);
  await sell(WEEK_SECONDS - 600, 40_000);
  await sell(WEEK_SECONDS / 2, 500_000);
  expect((await readToday(queries, zone)).sums).toEqual({
    today: { orders: 2, cents: 120 },
    lastWeekSoFar: { orders: 1, cents: 3_000 },
    lastWeek: { orders: 2, cents: 43_000 },
  });
});

test('each hour of today stands beside that of the same day last week', async () => {
  const { hours, sums } = await readToday(queries, 'UTC');
  const sum = (of: 'orders' | 'cents' | 'centsThen') =>
    hours.reduce((all, hour) => all + hour[of], 0);
  expect(hours).toHaveLength(24);
  expect({ orders: sum('orders'), cents: sum('cents') }).toEqual(sums.today);
  expect(sum('centsThen')).toBe(sums.lastWeek.cents);
});

test('the page shows it, with a plot and the table behind it', async () => {
  const staff = await admin.enter();
  const html = await (await staff.get('/')).text();
  // Ninety days, and the hours of two.
  expect(html.match(/<rect /g)).toHaveLength(90 + 2 * 24);
  const text = await staff.textOf('/');
  expect(text).toContain('Real money is taken, and something is missing');
  expect(text).toContain('Nobody asks where orders go.');
  expect(text).toContain('A week ago by this time');
  expect(text).toContain('As a table');
});

test('what sold best is on the page once the sweep has added it up', async () => {
  const items = [{ variant: 'book', title: 'The book', priceCents: 700, line: 1, id: '1' }];
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    values ('somebody', 'pi_best', ${JSON.stringify(items)}::jsonb, 700, extract(epoch from now())::bigint)`);
  await sumAll(queries, 'UTC');
  const staff = await admin.enter('Ann');
  const text = await staff.textOf('/');
  expect(text).toMatch(
    /Best sellers of the last 30 days.*\$7\.00.*Categories of the last 30 days.*\$7\.00/s,
  );
  expect(text).toContain('100.0 %');
});
