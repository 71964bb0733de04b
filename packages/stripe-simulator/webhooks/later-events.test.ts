/** The events of what happens to a charge after it was paid. */
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, createTestSimulator, keys } from '../simulator-for-tests.ts';

let shop: ReturnType<typeof createTestSimulator>;
let received: Stripe.Event[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  const { webhooks } = new Stripe(keys.secretKey);
  shop = createTestSimulator(database.db, async (request) => {
    const signature = request.headers.get('stripe-signature') ?? '';
    const body = await request.text();
    received.push(await webhooks.constructEventAsync(body, signature, keys.webhookSecret));
    return new Response();
  });
});
afterAll(() => {
  expect(shop.errors).toEqual([]);
});

async function paidIntent(card?: string) {
  const intent = await shop.paidIntent(card);
  await takeEvents();
  return intent;
}

/** The events since the last call, by type. */
async function takeEvents(ms = 0) {
  shop.passTime(ms);
  await shop.simulator.deliverDue();
  const events = received.toSorted((one, other) => one.type.localeCompare(other.type));
  received = [];
  return events;
}

const typesOf = (events: Stripe.Event[]) => events.map(({ type }) => type);

describe('the shop is sent', () => {
  test('each refund in part, with the sum of the charge', async () => {
    const intent = await paidIntent();
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 500 });
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 300 });
    const charges = (await takeEvents()).filter(({ type }) => type === 'charge.refunded');
    const sums = charges.map(({ data }) => (data.object as Stripe.Charge).amount_refunded);
    expect(sums.toSorted()).toEqual([500, 800]);
  });

  test('a pending refund at once, and its end when it comes', async () => {
    const intent = await paidIntent('4000000000007726');
    await shop.stripe.refunds.create({ payment_intent: intent });
    const [, created] = await takeEvents();
    expect(created).toMatchObject({
      type: 'refund.created',
      data: { object: { status: 'pending', payment_intent: intent } },
    });
    expect(await takeEvents(10_000)).toMatchObject([
      {
        type: 'refund.updated',
        data: { object: { status: 'succeeded' }, previous_attributes: { status: 'pending' } },
      },
    ]);
  });

  test('a refund that fails, with the reason', async () => {
    const intent = await paidIntent('4000000000005126');
    await shop.stripe.refunds.create({ payment_intent: intent });
    expect(typesOf(await takeEvents())).toEqual([
      'charge.refunded',
      'refund.created',
      'refund.updated',
    ]);
    const failed = { status: 'failed', failure_reason: 'expired_or_canceled_card' };
    expect(await takeEvents(10_000)).toMatchObject([
      { type: 'refund.failed', data: { object: failed } },
      { type: 'refund.updated', data: { object: failed } },
    ]);
  });

  test('a dispute with the date by which evidence is due, its answer and its end', async () => {
    const intent = await paidIntent('4000000000000259');
    const [created, ...others] = await takeEvents(3_000);
    expect(others).toEqual([]);
    expect(created).toMatchObject({
      type: 'charge.dispute.created',
      data: {
        object: {
          payment_intent: intent,
          status: 'needs_response',
          evidence_details: { due_by: expect.any(Number) },
        },
      },
    });
    const [{ id = '' } = {}] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
    await shop.stripe.disputes.update(id, { evidence: { uncategorized_text: 'A photo' } });
    expect(typesOf(await takeEvents())).toEqual(['charge.dispute.updated']);
    await shop.stripe.disputes.close(id);
    const [closed] = await takeEvents();
    expect(closed).toMatchObject({
      type: 'charge.dispute.closed',
      data: { object: { id, status: 'lost' } },
    });
  });

  test('what is done in the dashboard too', async () => {
    const intent = await paidIntent();
    const { dashboard } = shop.simulator;
    await dashboard.failRefund(await dashboard.refund(intent, 700));
    await dashboard.dispute(intent, { reason: 'general', isInquiry: true });
    expect(typesOf(await takeEvents())).toEqual([
      'charge.dispute.created',
      'charge.refunded',
      'refund.created',
      'refund.failed',
      'refund.updated',
      'refund.updated',
    ]);
  });
});
