import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, createTestSimulator } from '../simulator-for-tests.ts';

let shop: ReturnType<typeof createTestSimulator>;

beforeAll(async () => {
  const database = await createTestDatabase();
  shop = createTestSimulator(database.db);
});
afterAll(() => {
  expect(shop.errors).toEqual([]);
});

const PENDING_REFUND_CARD = '4000000000007726';
const FAILING_REFUND_CARD = '4000000000005126';

async function chargeOf(intent: string) {
  return (await shop.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }))
    .latest_charge;
}

describe('refunds', () => {
  test('give back the whole charge', async () => {
    const intent = await shop.paidIntent();
    const refund = await shop.stripe.refunds.create({
      payment_intent: intent,
      reason: 'duplicate',
      metadata: { payment: 'p1' },
    });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 1999,
      currency: 'usd',
      payment_intent: intent,
      reason: 'duplicate',
      status: 'succeeded',
      metadata: { payment: 'p1' },
    });
    expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id });
    const paid = await shop.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 1999,
      latest_charge: { refunded: true, amount_refunded: 1999 },
    });
  });

  test('give back parts until nothing is left', async () => {
    const intent = await shop.paidIntent();
    const first = await shop.stripe.refunds.create({ payment_intent: intent, amount: 999 });
    await expect(
      shop.stripe.refunds.create({ payment_intent: intent, amount: 1001 }),
    ).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
      code: undefined,
      message: 'Refund amount ($10.01) is greater than unrefunded amount on charge ($10.00)',
    });
    expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 999 });
    const second = await shop.stripe.refunds.create({ payment_intent: intent });
    expect(second.amount).toBe(1000);
    await expect(
      shop.stripe.refunds.create({ payment_intent: intent, amount: 1 }),
    ).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
    expect(data.map((refund) => refund.id)).toEqual([second.id, first.id]);
  });

  test('are never more than the charge', async () => {
    const create = shop.stripe.refunds.create({
      payment_intent: await shop.paidIntent(),
      amount: 2000,
    });
    await expect(create).rejects.toThrow(
      'Refund amount ($20.00) is greater than charge amount ($19.99)',
    );
  });

  test('two at once give the money back once', async () => {
    const intent = await shop.paidIntent();
    const refunds = await Promise.allSettled([
      shop.stripe.refunds.create({ payment_intent: intent }),
      shop.stripe.refunds.create({ payment_intent: intent }),
    ]);
    expect(refunds.map((refund) => refund.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('need a successful charge', async () => {
    const unpaid = await shop.createIntent();
    await shop.confirm(unpaid, '4000000000000002');
    await expect(shop.stripe.refunds.create({ payment_intent: unpaid.id })).rejects.toThrow(
      'does not have a successful charge to refund',
    );
    await expect(shop.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(shop.stripe.refunds.create({})).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'payment_intent',
    });
    await expect(shop.stripe.refunds.retrieve('re_none')).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});

describe('a refund that ends later', () => {
  test('is pending first, and has its part of the charge already', async () => {
    const intent = await shop.paidIntent(PENDING_REFUND_CARD);
    const refund = await shop.stripe.refunds.create({ payment_intent: intent, amount: 999 });
    expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
    expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 999 });
    shop.passTime(9_000);
    await shop.simulator.deliverDue();
    expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'pending' });
    shop.passTime(1_000);
    await shop.simulator.deliverDue();
    const ended = await shop.stripe.refunds.retrieve(refund.id);
    expect(ended.status).toBe('succeeded');
    expect(ended.pending_reason).toBeUndefined();
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 999 });
  });

  test('fails, says why, and leaves its part of the charge to be refunded again', async () => {
    const intent = await shop.paidIntent(FAILING_REFUND_CARD);
    const refund = await shop.stripe.refunds.create({ payment_intent: intent });
    expect(refund.status).toBe('succeeded');
    shop.passTime(10_000);
    await Promise.all([shop.simulator.deliverDue(), shop.simulator.deliverDue()]);
    expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
    const again = await shop.stripe.refunds.create({ payment_intent: intent });
    expect(again).toMatchObject({ amount: 1999, status: 'succeeded' });
  });
});

describe('in the dashboard', () => {
  test('refunds are made, whole or in part', async () => {
    const intent = await shop.paidIntent();
    const first = await shop.simulator.dashboard.refund(intent, 1000);
    const second = await shop.simulator.dashboard.refund(intent);
    const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
    expect(data).toMatchObject([
      { id: second, amount: 999, metadata: {} },
      { id: first, amount: 1000, metadata: {} },
    ]);
    await expect(shop.simulator.dashboard.refund(intent)).rejects.toThrow('already been refunded');
    const unpaid = await shop.createIntent();
    await expect(shop.simulator.dashboard.refund(unpaid.id)).rejects.toThrow('successful charge');
  });

  test('refunds made at once come to the charge at most', async () => {
    const intent = await shop.paidIntent();
    const { dashboard } = shop.simulator;
    const made = await Promise.allSettled([
      dashboard.refund(intent, 1200),
      dashboard.refund(intent, 1200),
      shop.stripe.refunds.create({ payment_intent: intent, amount: 1200 }),
    ]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 1200 });
  });

  test('the bank sends a refund of any card back, once', async () => {
    const intent = await shop.paidIntent();
    const refund = await shop.simulator.dashboard.refund(intent, 500);
    await shop.simulator.dashboard.failRefund(refund, 'lost_or_stolen_card');
    await shop.simulator.dashboard.failRefund(refund);
    expect(await shop.stripe.refunds.retrieve(refund)).toMatchObject({
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
    });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0 });
  });
});
