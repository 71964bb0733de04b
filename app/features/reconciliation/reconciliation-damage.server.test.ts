import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { CLEAN, testReconciliation } from '#tests/fixtures/test-reconciliation.ts';
import { bookedOf } from '#tests/fixtures/test-refunds.ts';
import { failing } from '#tests/network/test-network.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { createReconciliation } from './reconciliation.server.ts';

const { shop, reconciliation, edit, kinds, purchase, overcharge, undoRefund, wipe } =
  await testReconciliation();
afterAll(shop.close);
afterEach(wipe);

describe('a charge is lost', () => {
  test('when no payment knows it', async () => {
    const { intent } = await purchase('book');
    await edit(sql`delete from payment`);
    await edit(sql`delete from "order"`);
    await edit(sql`delete from order_line`);
    const report = await reconciliation();
    expect(report.counts).toEqual({ ...CLEAN, lost: 1 });
    expect(report.findings).toMatchObject([
      { kind: 'charge_unknown', ids: { intent }, problem: expect.stringContaining('$11.96') },
    ]);
  });

  test('when its order is gone', async () => {
    const { intent } = await purchase('book');
    await edit(sql`delete from "order"`);
    await edit(sql`delete from order_line`);
    const report = await reconciliation();
    expect(report.counts).toEqual({ ...CLEAN, lost: 1 });
    expect(report.findings).toMatchObject([{ kind: 'charge_lost', ids: { intent } }]);
    await shop.stripe().refunds.create({ payment_intent: intent });
    expect(await reconciliation()).toMatchObject({
      counts: CLEAN,
      notes: [{ kind: 'refunded_by_hand' }],
    });
  });

  test('when it is paid and cannot be settled', async () => {
    await shop.pay(await shop.guest('book'));
    const settle = () => Promise.reject(new Error('Unable to settle'));
    const report = await createReconciliation({ ...shop, settle, sweep: async () => 0 })();
    expect(report.findings).toMatchObject([{ kind: 'charge_open', harm: 'lost' }]);
  });
});

describe('something is doubled', () => {
  test('when a payment was charged twice', async () => {
    const { shopper, intent } = await purchase('book');
    const intents = shop.stripe().paymentIntents;
    const { metadata } = await intents.retrieve(intent);
    const second = await intents.create({ amount: 1196, currency: 'usd', metadata });
    await shop.confirm(second.client_secret ?? '');
    const settle = () => Promise.reject(new Error('Unable to settle'));
    expect((await createReconciliation({ ...shop, settle })()).findings).toMatchObject([
      { kind: 'payment_charged_twice', harm: 'doubled', ids: { intent: second.id } },
    ]);
    // A reconciliation that can settle it has it refunded.
    expect(await reconciliation()).toMatchObject({ counts: CLEAN, findings: [] });
    expect((await shop.historyOf(shopper)).refunds).toEqual([{ id: second.id, state: 'refunded' }]);
  });

  test('when an intent has two payments', async () => {
    await purchase('book');
    await edit(sql`insert into payment (shopper, payment, provider, intent, state, items, amount_cents)
      select 'somebody', payment, provider, intent, state, items, amount_cents from payment`);
    expect(await kinds()).toEqual(['payment_doubled']);
  });

  test('when an order and its claims stand under two shoppers', async () => {
    await purchase('book');
    await edit(sql`insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
      select 'somebody', payment_intent, items, amount_cents, created_seconds from "order"`);
    await edit(
      sql`insert into order_status select 'somebody', payment_intent, state from order_status`,
    );
    await edit(sql`insert into order_line select 'somebody', line, payment_intent from order_line`);
    expect(await kinds()).toEqual(['line_sold_twice', 'order_doubled', 'order_without_payment']);
  });

  test('when a charge is an order and a refund', async () => {
    const { shopper, intent } = await purchase('book');
    await edit(sql`insert into refund (shopper, payment_intent, reason, state, amount_cents,
        charge_cents, created_seconds, provider)
      values (${shopper}, ${intent}, 'lines_sold', 'refunded', 1196, 1196, 0, '')`);
    expect(await kinds()).toEqual([
      ...['order_and_refund', 'refund_differs', 'refund_misbooked', 'refund_unrecorded'],
    ]);
  });

  test('when a line of an order was sold by another', async () => {
    const { shopper, intent } = await purchase('book');
    await edit(sql`update order_line set payment_intent = 'pi_other'`);
    expect((await reconciliation()).findings).toMatchObject([
      { kind: 'line_sold_twice', ids: { shopper, intent } },
      { kind: 'claim_without_order', ids: { intent: 'pi_other' } },
    ]);
  });
});

describe('a charge is unrefunded', () => {
  test('when its refund is not at the provider', async () => {
    const { intent } = await overcharge();
    await shop.settle(intent);
    await undoRefund(intent);
    expect(await kinds()).toEqual(['refund_differs', 'refund_missing']);
  });

  test('when the provider does not take the refund', async () => {
    const { intent } = await overcharge();
    const mend = shop.network.always(/^POST \/v1\/refunds$/, failing);
    await shop.settle(intent);
    expect((await reconciliation()).findings).toMatchObject([
      {
        kind: 'refund_due',
        harm: 'unrefunded',
        problem: expect.stringMatching(/\$0\.00 of \$11\.97 .* is owed, since \d{4}-\d\d-\d\dT/),
      },
    ]);
    mend();
    expect(await reconciliation()).toMatchObject({ counts: CLEAN, scope: { refunds: 1 } });
  });

  test('when its refund failed for good', async () => {
    const { intent } = await overcharge();
    await shop.settle(intent);
    await undoRefund(intent);
    await edit(sql`update refund set state = 'failed'`);
    await edit(sql`delete from refund_transaction`);
    await edit(sql`update payment set state = 'refund_failed'`);
    expect(await kinds()).toEqual(['refund_failed']);
  });
});

describe('something is mismatched', () => {
  /** One manual edit of the database, and the findings that it must cause. */
  const damages: [string, SQL, string[]][] = [
    [
      'the amount of an order is not what was charged',
      sql`update "order" set amount_cents = 1`,
      ['order_differs'],
    ],
    [
      "an order's time is not the charge's",
      sql`update "order" set created_seconds = 1`,
      ['order_differs'],
    ],
    [
      'an order holds other items than were frozen',
      sql`update "order" set items = jsonb_set(items, '{0,title}', '"Gold"')`,
      ['order_differs'],
    ],
    [
      'the charge was in another currency',
      sql`update card_simulator.payment_intent set currency = 'eur'`,
      ['order_differs'],
    ],
    [
      'an order was never charged',
      sql`update card_simulator.payment_intent set status = 'canceled'`,
      ['order_without_charge'],
    ],
    [
      'an order has an intent that the provider does not know',
      sql`delete from card_simulator.payment_intent`,
      ['order_without_charge'],
    ],
    ['an order has no payment', sql`delete from payment`, ['order_without_payment']],
    [
      'an order has a payment that was cancelled',
      sql`update payment set state = 'cancelled'`,
      ['order_of_unsettled_payment'],
    ],
    ['a line of an order is not claimed', sql`delete from order_line`, ['line_unclaimed']],
    [
      'a claim is of no order',
      sql`insert into order_line select shopper, line + 1000, 'pi_none' from order_line`,
      ['claim_without_order'],
    ],
    [
      'a sold line is still in a basket',
      sql`insert into basket_line (shopper, line, variant) select 'somebody', line, 'book' from order_line`,
      ['line_still_in_basket'],
    ],
    [
      'rows stayed behind when a guest joined',
      sql`update shopper set merged_into = 'account'`,
      ['charge_unknown', 'left_behind'],
    ],
  ];
  test.each(damages)('when %s', async (_name, statement, expected) => {
    await purchase('book');
    await edit(statement);
    expect(await kinds()).toEqual(expected);
  });

  const refundDamages: [string, SQL, string[]][] = [
    [
      'the amount of a refund is not what was charged',
      sql`update refund set amount_cents = 1`,
      ['refund_amount_differs', 'refund_differs', 'refund_misbooked'],
    ],
    [
      "a refund's state is not its payment's",
      sql`update payment set state = 'ordered'`,
      ['refund_differs'],
    ],
    [
      'a refund is not the one at the provider',
      sql`update refund set refund_id = 're_other'`,
      ['refund_differs'],
    ],
    [
      'a refund was never charged',
      sql`update card_simulator.payment_intent set status = 'canceled'`,
      ['refund_without_charge'],
    ],
    ['a refund has no payment', sql`delete from payment`, ['refund_without_payment']],
    ['a refund is not booked', sql`delete from refund_transaction`, ['refund_misbooked']],
    [
      'a refund is booked with another amount',
      sql`update refund_transaction set amount_cents = amount_cents - 1`,
      ['refund_misbooked'],
    ],
    [
      'a refund is booked twice',
      sql`insert into refund_transaction (shopper, payment_intent, no, entry, amount_cents)
        select shopper, payment_intent, no, entry + 1, amount_cents from refund_transaction`,
      ['refund_misbooked'],
    ],
    [
      'a refund is booked under somebody else',
      sql`with moved as (delete from refund_transaction returning *)
        insert into refund_transaction (shopper, payment_intent, no, entry, amount_cents)
        select 'zz_somebody', payment_intent, no, entry, amount_cents from moved`,
      ['refund_misbooked', 'refund_misbooked'],
    ],
  ];
  test.each(refundDamages)('when %s', async (_name, statement, expected) => {
    const { intent } = await overcharge();
    await shop.settle(intent);
    await edit(statement);
    expect(await kinds()).toEqual(expected);
  });
});

test('a refund whose row was damaged and is set right is booked as it was', async () => {
  const { shopper, intent } = await purchase('book');
  const wanted = { cents: 500, lines: null, seenCents: 0, reason: 'late' };
  await shop.orderActions.refundOrder(shopper, intent, wanted);
  await edit(sql`update refund set amount_cents = 1`);
  expect(await kinds()).toContain('refund_amount_differs');
  expect(await kinds()).toEqual([]);
  expect(await bookedOf(shop.queries, shopper)).toMatchObject([{ entry: 1, amountCents: 500 }]);
});

test('the numbers of invoices have a gap', async () => {
  const insert = (no: number) =>
    edit(sql`insert into invoice values (${no}, 'pi_' || ${no}::text, now(), now(), '{}')`);
  await insert(1);
  expect(await kinds()).toEqual([]);
  await insert(3);
  expect((await reconciliation()).findings).toMatchObject([
    { kind: 'invoice_gap', harm: 'mismatched' },
  ]);
});

test('what is found is mailed to the staff, once a day', async () => {
  await purchase('book');
  await edit(sql`delete from "order"`);
  await edit(sql`delete from order_line`);
  const { counts } = await reconciliation();
  await reconciliation();
  expect(counts.lost).toBe(1);
  const mails = await rowsOf<{ dedupe: string; body: { summary: string; findings: string[] } }>(
    shop.queries,
    sql`select dedupe, body from mail where kind = 'staff_reconciliation_finding'`,
  );
  const sent = mails.filter(({ body }) => body.summary.startsWith('lost 1, doubled 0'));
  expect(new Set(sent.map(({ dedupe }) => dedupe)).size).toBe(sent.length);
  expect(sent.at(-1)?.body.findings).toEqual([expect.stringMatching(/^lost: .*\$11\.96/)]);
});
