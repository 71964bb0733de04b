import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, createTestSimulator } from '../simulator-for-tests.ts';

let close = async () => {};
let shop: ReturnType<typeof createTestSimulator>;

beforeAll(async () => {
  const database = await createTestDatabase();
  close = database.close;
  shop = createTestSimulator(database.db);
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await close();
});

async function paidIntent() {
  const intent = await shop.createIntent();
  await shop.confirm(intent);
  return intent.id;
}

describe('refunds', () => {
  test('give back the whole charge', async () => {
    const intent = await paidIntent();
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
    const intent = await paidIntent();
    const first = await shop.stripe.refunds.create({ payment_intent: intent, amount: 999 });
    await expect(
      shop.stripe.refunds.create({ payment_intent: intent, amount: 1001 }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    const second = await shop.stripe.refunds.create({ payment_intent: intent });
    expect(second.amount).toBe(1000);
    await expect(
      shop.stripe.refunds.create({ payment_intent: intent, amount: 1 }),
    ).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
    expect(data.map((refund) => refund.id)).toEqual([second.id, first.id]);
  });

  test('two at once give the money back once', async () => {
    const intent = await paidIntent();
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
