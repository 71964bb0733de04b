/** What the first page of the admin says: today, last week, and what waits. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { testAdmin } from '#tests/test-admin.ts';
import { readTodaySums, readWaiting } from './today.server.ts';

const admin = await testAdmin();
const { queries } = admin;
afterAll(() => admin.close());

const WEEK_SECONDS = 7 * 24 * 60 * 60;

let orders = 0;

/** An order, so many seconds ago. */
async function sell(secondsAgo: number, cents: number, state = 'delivered'): Promise<string> {
  orders += 1;
  const id = `pi_${orders}`;
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    values ('somebody', ${id}, '[]', ${cents}, extract(epoch from now())::bigint - ${secondsAgo}::int)`);
  await queries.execute(sql`
    insert into order_work (shopper, payment_intent, state) values ('somebody', ${id}, ${state})`);
  return id;
}

test('today stands beside the same day of last week, until this time and in all', async () => {
  // A zone in which it is around noon, so that no test runs at the edge of a day.
  const hour = new Date().getUTCHours();
  const zone = `Etc/GMT${hour >= 12 ? '+' : '-'}${Math.abs(hour - 12)}`;
  await sell(60, 100);
  await sell(120, 20);
  await sell(WEEK_SECONDS + 60, 3_000);
  await sell(WEEK_SECONDS - 600, 40_000);
  await sell(WEEK_SECONDS / 2, 500_000);
  expect(await readTodaySums(queries, zone)).toEqual({
    today: { orders: 2, cents: 120 },
    lastWeekSoFar: { orders: 1, cents: 3_000 },
    lastWeek: { orders: 2, cents: 43_000 },
  });
});

describe('what waits', () => {
  test('are orders to pack and to send, and returns', async () => {
    await sell(60, 1, 'placed');
    await sell(60, 1, 'placed');
    await sell(60, 1, 'return_asked');
    expect((await readWaiting(queries)).states).toEqual([
      { state: 'placed', count: 2 },
      { state: 'packed', count: 0 },
      { state: 'return_asked', count: 1 },
      { state: 'return_approved', count: 0 },
    ]);
  });

  test('are refunds that failed, or are not made for an hour', async () => {
    const id = await sell(60, 1_000);
    await queries.execute(sql`
      insert into refund (shopper, payment_intent, no, reason, state, amount_cents, charge_cents,
        created_seconds, provider, due_at)
      values ('somebody', ${id}, 1, 'x', 'failed', 10, 1000, 0, 'acct', now()),
        ('somebody', ${id}, 2, 'x', 'due', 20, 1000, 0, 'acct', now()),
        ('nobody', 'pi_none', 1, 'x', 'due', 30, 1000, 0, 'acct', now() - interval '2 hours')`);
    expect((await readWaiting(queries)).refunds).toEqual([
      { intent: id, no: 1, isOrder: true, amountCents: 10, state: 'failed' },
      { intent: 'pi_none', no: 1, isOrder: false, amountCents: 30, state: 'due' },
    ]);
  });

  test('are disputes that need an answer, as they stand now', async () => {
    const [open, answered] = [await sell(60, 1_000), await sell(60, 1_000)];
    const dispute = (id: string, no: number, status: string) => sql`
      insert into order_event (shopper, payment_intent, no, kind, body, by) values ('somebody', ${id},
        ${no}, 'disputed', ${JSON.stringify({ id: `dp_${id}`, status, cents: 5, dueSeconds: 99 })}::jsonb,
        'provider')`;
    await queries.execute(dispute(open, 1, 'needs_response'));
    await queries.execute(dispute(answered, 1, 'needs_response'));
    await queries.execute(dispute(answered, 2, 'under_review'));
    expect((await readWaiting(queries)).disputes).toMatchObject([
      { intent: open, cents: 5, dueSeconds: 99 },
    ]);
  });

  test('is what is low', async () => {
    await queries.execute(sql`
      insert into stock (listing, on_hand, available, low) values ('book', 9, 2, 5), ('tablet', 9, 9, 5)`);
    expect((await readWaiting(queries)).lowStock).toMatchObject([
      { listing: 'book', available: 2 },
    ]);
  });
});

test('the page shows it, with a plot and the table behind it', async () => {
  const staff = await admin.enter();
  const html = await (await staff.get('/')).text();
  expect(html.match(/<rect /g)).toHaveLength(90);
  const text = await staff.textOf('/');
  expect(text).toContain('Orders to pack2');
  expect(text).toContain('is low (book)2');
  expect(text).toContain('A week ago by this time');
  expect(text).toContain('As a table');
});
