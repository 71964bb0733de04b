/** What the first page of the admin says that waits for somebody. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { refreshFigures } from '#app/features/orders/staff/desk-figures.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { createOrderInserter } from '#tests/past-orders.ts';
import { testAdmin } from '#tests/test-admin.ts';
import { readWaiting } from './waiting.server.ts';

const admin = await testAdmin();
const { queries } = admin;
afterAll(() => admin.close());

const sell = createOrderInserter(queries);

describe('what waits', () => {
  test('are orders to pack and to send, and returns', async () => {
    await sell(60, 1, 'placed');
    await sell(60, 1, 'placed');
    await sell(60, 1, 'return_requested');
    expect((await readWaiting(queries, SCOPE_NAMES)).states).toEqual([
      { state: 'placed', count: 2 },
      { state: 'packed', count: 0 },
      { state: 'return_requested', count: 1 },
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
    expect((await readWaiting(queries, SCOPE_NAMES)).refunds).toEqual([
      { intent: id, no: 1, number: expect.any(String), amountCents: 10, state: 'failed' },
      { intent: 'pi_none', no: 1, number: null, amountCents: 30, state: 'due' },
    ]);
  });

  test('are disputes that need an answer, as they stand now', async () => {
    const [open, answered] = [await sell(60, 1_000), await sell(60, 1_000)];
    const dispute = (id: string, no: number, status: string) => sql`
      insert into order_event (shopper, payment_intent, no, kind, body, by) values ('somebody', ${id},
        ${no}, 'disputed', ${JSON.stringify({ id: `dp_${id}`, status, amountCents: 5, dueSeconds: 99 })}::jsonb,
        'provider')`;
    await queries.execute(dispute(open, 1, 'needs_response'));
    await queries.execute(dispute(answered, 1, 'needs_response'));
    await queries.execute(dispute(answered, 2, 'under_review'));
    expect((await readWaiting(queries, SCOPE_NAMES)).disputes).toMatchObject([
      { intent: open, cents: 5, dueSeconds: 99 },
    ]);
  });

  test('is what is low', async () => {
    await queries.execute(sql`
      insert into stock (variant, on_hand, available, low) values ('book', 9, 2, 5), ('tablet', 9, 9, 5)`);
    await refreshFigures(queries, 'UTC');
    expect((await readWaiting(queries, SCOPE_NAMES)).lowStock).toMatchObject([
      { variant: 'book', available: 2 },
    ]);
  });
});

test('a mail that cannot be written is listed at once, whomever it is for', async () => {
  await queries.execute(sql`insert into mail (shopper, dedupe, kind, recipient, body, state)
    values ('staff', 'one', 'staff_stuck_mail', 'staff', '{}', 'unwritten')`);
  const staff = await admin.enter('Eve');
  expect(await staff.textOf('/')).toContain('Mails cannot be written: a fault of the shop1');
  await queries.execute(sql`delete from mail`);
});

test('the page lists it', async () => {
  const staff = await admin.enter();
  const text = await staff.textOf('/');
  expect(text).toContain('Orders to pack2');
  expect(text).toContain('is low (book)2');
});

test('more than a thousand orders of a state are not counted', async () => {
  await queries.execute(sql`insert into order_status (shopper, payment_intent, state)
    select 'somebody', 'pi_many_' || number, 'packed' from generate_series(1, 1500) as number`);
  const { states } = await readWaiting(queries, SCOPE_NAMES);
  expect(states[1]).toEqual({ state: 'packed', count: 1_001 });
  const staff = await admin.enter('Ann');
  expect(await staff.textOf('/')).toContain('Orders to send1,000+');
});
