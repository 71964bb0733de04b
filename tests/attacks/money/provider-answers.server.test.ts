/** A wrong or late word of the card provider neither ends a payment nor hides what becomes of its money. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { createRecentChanges } from '#app/features/payment/sweep/recent-changes.server.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);

const notFound = () =>
  Response.json(
    {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such intent' },
    },
    { status: 404 },
  );

async function paymentsOf(shopper: string) {
  return rowsOf<{ state: string; intent: string }>(
    shop.queries,
    sql`select state, intent from payment where shopper = ${shopper}`,
  );
}

describe('one 404 for an intent that exists', () => {
  test('does not end its payment, nor make a second one that can be paid', async () => {
    const guest = await shop.guest('book');
    const { intent } = await shop.start(guest);
    shop.network.next(/^GET \/v1\/payment_intents\/pi_/, notFound);
    expect(await shop.payments.start(guest, 1196)).toEqual({
      ok: false,
      refusal: { code: 'provider_unavailable' },
    });
    expect(await paymentsOf(guest)).toEqual([{ state: 'open', intent }]);
    expect((await shop.start(guest)).intent).toBe(intent);
  });

  test('does not free a payment that another basket replaces', async () => {
    const guest = await shop.guest('book');
    const { intent, clientSecret } = await shop.start(guest);
    await shop.add(guest, 'tablet');
    shop.network.next(/^GET \/v1\/payment_intents\/pi_/, notFound);
    const total = await shop.totalOf(guest);
    expect((await shop.payments.start(guest, total)).ok).toBe(false);
    expect(await paymentsOf(guest)).toEqual([{ state: 'cancelling', intent }]);
    // The page of before still has it, and pays.
    await shop.confirm(clientSecret);
    await shop.sweep();
    expect((await shop.historyOf(guest)).orders).toEqual([intent]);
  });

  test('does not keep the sweep from what else is due', async () => {
    const guest = await shop.guest('book');
    await shop.start(guest);
    await shop.queries.execute(
      sql`update payment set state = 'cancelling', sweep_due_at = now() where shopper = ${guest}`,
    );
    const restore = shop.network.always(/^GET \/v1\/payment_intents\/pi_/, notFound);
    await shop.sweep();
    restore();
    const [row] = await rowsOf<{ isPostponed: boolean }>(
      shop.queries,
      sql`select sweep_due_at > now() as "isPostponed" from payment where shopper = ${guest}`,
    );
    expect(row?.isPostponed).toBe(true);
  });
});

test('a refund of a disputed charge waits until staff is sure', async () => {
  const shopper = await shop.guest('book');
  const intent = await shop.pay(shopper);
  await shop.settle(intent);
  await shop.cardSimulator().dashboard.dispute(intent);
  await shop.disputes.checkDisputes(shopper, intent);
  const wanted = { cents: 500, lines: null, seenCents: 0, reason: 'late' };
  expect(await shop.orderActions.refundOrder(shopper, intent, wanted)).toEqual({
    ...{ kind: 'refused', refusal: { code: 'disputed' } },
  });
  expect((await shop.orders.details(shopper, intent))?.refunds).toEqual([]);
  const sure = { ...wanted, isSure: true };
  expect(await shop.orderActions.refundOrder(shopper, intent, sure)).toMatchObject({
    kind: 'done',
  });
});

describe('without a webhook, and days after it was made,', () => {
  const handle = (event: Parameters<typeof shop.handleWebhook>[0]) => shop.handleWebhook(event);
  const look = () => createRecentChanges({ ...shop, handle })(new Date());

  async function order() {
    const shopper = await shop.guest('book');
    const intent = await shop.pay(shopper);
    await shop.settle(intent);
    return { shopper, intent };
  }

  const aged = (table: string, days: number, intent: string) =>
    shop.queries.execute(
      sql.raw(`update card_simulator.${table} set created_seconds = created_seconds - ${days} * 86400
        where payment_intent = '${intent}'`),
    );

  test('a refund that the bank has sent back is found', async () => {
    const { shopper, intent } = await order();
    const wanted = { cents: 500, lines: null, seenCents: 0, reason: 'late' };
    await shop.orderActions.refundOrder(shopper, intent, wanted);
    await aged('refund', 20, intent);
    const [made] = (await shop.stripe().refunds.list({ payment_intent: intent })).data;
    await shop.cardSimulator().dashboard.failRefund(made?.id ?? '');
    await look();
    const details = await shop.orders.details(shopper, intent);
    expect(details?.refunds).toMatchObject([{ no: 1, state: 'due' }]);
  });

  test('a dispute that the bank has decided is found', async () => {
    const { shopper, intent } = await order();
    const dispute = await shop.cardSimulator().dashboard.dispute(intent);
    await look();
    await aged('dispute', 60, intent);
    const evidence = { uncategorized_text: 'losing_evidence' };
    await shop.stripe().disputes.update(dispute, { evidence, submit: true });
    await look();
    const details = await shop.orders.details(shopper, intent);
    expect(details && foldOrder(details).disputes).toMatchObject([{ id: dispute, status: 'lost' }]);
  });

  test('one look handles a bounded number of changes, and the next ones the rest', async () => {
    const value = Array.from({ length: 450 }, (_, index) => {
      return {
        key: `re_${index} failed`,
        about: 'refund',
        intent: `pi_${index}`,
        shopper: null,
      } as const;
    });
    const handled: (string | null)[] = [];
    const recentChanges = createRecentChanges({
      gateway: { listChanges: async () => ({ kind: 'answer', value }) },
      handle: async ({ intent }) => handled.push(intent) > 0,
      log: shop.log,
    });
    const counts: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await recentChanges(new Date());
      counts.push(handled.length);
    }
    expect(counts).toEqual([200, 400, 450, 450]);
  });
});
