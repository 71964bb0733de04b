/** What the first page of the admin says that waits for somebody. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { refreshFigures } from '#app/features/orders/staff/today-figures.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { createOrderInserter } from '#tests/fixtures/past-orders.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';
import { readWaiting } from './waiting.server.ts';

const admin = await testAdmin();
const { queries } = admin;
afterAll(() => admin.close());

const sell = createOrderInserter(queries);

const BOOK = {
  ...{
    id: 'book',
    variant: 'book',
    title: 'Book',
    image: '',
    rating: 4,
    priceCents: 1_000,
    line: 1,
  },
};

describe('what waits', () => {
  test('are orders to pack and to send, and returns', async () => {
    await sell(60, 1, 'placed');
    await sell(60, 1, 'placed');
    await sell(60, 1, 'return_requested');
    expect((await readWaiting(queries, SCOPE_NAMES)).states).toEqual([
      { state: 'placed', count: 2 },
      { state: 'packed', count: 0 },
      { state: 'partly_shipped', count: 0 },
      { state: 'return_requested', count: 1 },
      { state: 'return_approved', count: 0 },
      { state: 'withdrawn', count: 0 },
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

  test('are refunds to give back by hand, the longest due first, apart from those of cards', async () => {
    const id = await sell(60, 1_000);
    await queries.execute(sql`
      insert into refund (shopper, payment_intent, no, reason, state, amount_cents, charge_cents,
        created_seconds, provider, due_at)
      values ('somebody', ${id}, 1, 'x', 'due', 10, 1000, 0, 'by_hand', now()),
        ('somebody', ${id}, 2, 'x', 'due', 20, 1000, 0, 'by_hand', now() - interval '2 hours'),
        ('somebody', ${id}, 3, 'x', 'refunded', 30, 1000, 0, 'by_hand', now())`);
    const { toGiveBack, refunds } = await readWaiting(queries, SCOPE_NAMES);
    expect(toGiveBack).toEqual([
      { intent: id, no: 2, number: expect.any(String), amountCents: 20 },
      { intent: id, no: 1, number: expect.any(String), amountCents: 10 },
    ]);
    expect(refunds.filter(({ intent }) => intent === id)).toEqual([]);
    expect((await readWaiting(queries, [])).toGiveBack).toEqual([]);
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

  test('are withdrawals that a dispute keeps from being refunded, by the day of the declaration', async () => {
    await queries.execute(sql`insert into shopper (id) values ('somebody') on conflict do nothing`);
    const [held, paidBack] = [await sell(60, 1_000), await sell(60, 1_000)];
    const happened = (id: string, no: number, kind: string, body: object) => sql`
      insert into order_event (shopper, payment_intent, no, kind, body, by) values ('somebody', ${id},
        ${no}, ${kind}, ${JSON.stringify(body)}::jsonb, 'provider')`;
    const dispute = { status: 'under_review', reason: 'x', amountCents: 1_000, dueSeconds: null };
    const declared = { declaredSeconds: 1_700_000_000, isLate: false, unsent: [1] };
    for (const id of [held, paidBack]) {
      await queries.execute(
        sql`update "order" set items = ${JSON.stringify([BOOK])}::jsonb where payment_intent = ${id}`,
      );
      await queries.execute(happened(id, 1, 'disputed', { ...dispute, id: `dp_${id}` }));
      await queries.execute(happened(id, 2, 'withdrawn', { ...declared, lines: [1] }));
    }
    await queries.execute(sql`
      insert into refund (shopper, payment_intent, no, reason, state, amount_cents, charge_cents,
        created_seconds, provider, due_at, lines, by)
      values ('somebody', ${paidBack}, 1, 'x', 'refunded', 1000, 1000, 0, 'acct', now(), '[1]', 'staff')`);
    expect((await readWaiting(queries, SCOPE_NAMES)).withdrawals).toEqual([
      { intent: held, number: expect.any(String), declaredSeconds: 1_700_000_000, isLate: false },
    ]);
  });

  test('is a withdrawal whose money is owed, however many before it are paid back and not received', async () => {
    const ids: string[] = [];
    for (let no = 0; no <= 60; no += 1) ids.push(await sell(60, 1_000, 'withdrawn'));
    const [owed = '', ...paidBack] = ids;
    const body = { lines: [1], unsent: [], declaredSeconds: 1_690_000_000, isLate: false };
    await queries.execute(sql`insert into order_event (shopper, payment_intent, no, kind, body, by)
      select 'somebody', id, 1, 'withdrawn', ${JSON.stringify(body)}::jsonb, 'shopper'
      from unnest(${sql.param(ids)}::text[]) as id`);
    await queries.execute(sql`update "order" set items = ${JSON.stringify([BOOK])}::jsonb
      where payment_intent = any(${sql.param(ids)}::text[])`);
    await queries.execute(sql`update order_status set since = now() - interval '9 days'
      where payment_intent = any(${sql.param(paidBack)}::text[])`);
    await queries.execute(sql`
      insert into refund (shopper, payment_intent, no, reason, state, amount_cents, charge_cents,
        created_seconds, provider, due_at, lines, by)
      select 'somebody', id, 1, 'x', 'refunded', 1000, 1000, 0, 'acct', now(), '[1]', 'staff'
      from unnest(${sql.param(paidBack)}::text[]) as id`);
    const { withdrawals } = await readWaiting(queries, SCOPE_NAMES);
    expect(withdrawals.map(({ intent }) => intent)).toContain(owed);
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
