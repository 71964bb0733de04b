import Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, createTestSimulator, keys } from '../simulator-for-tests.ts';
import { retryDelayMs } from './event-queue.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});

/** A shop that verifies each webhook with the official SDK and answers with `answer`. */
function createListener(answer: (event: Stripe.Event) => Response = () => new Response()) {
  const received: Stripe.Event[] = [];
  const { webhooks } = new Stripe(keys.secretKey);
  async function listen(request: Request): Promise<Response> {
    const signature = request.headers.get('stripe-signature') ?? '';
    const body = await request.text();
    const event = await webhooks.constructEventAsync(body, signature, keys.webhookSecret);
    received.push(event);
    return answer(event);
  }
  const receivedOf = (id: string) =>
    received.filter(({ data: { object } }) => JSON.stringify(object).includes(id));
  return {
    listen,
    received,
    receivedOf,
    typesOf: (id: string) => receivedOf(id).map(({ type }) => type),
  };
}

describe('webhooks', () => {
  test('announce a purchase, signed so that the SDK accepts them', async () => {
    const { listen, receivedOf, typesOf } = createListener();
    const shop = createTestSimulator(database.db, listen);
    const intent = await shop.createIntent({ metadata: { payment: 'p1' } });
    await shop.confirm(intent, '4000000000000002');
    await shop.confirm(intent, '4000002500003155');
    await shop.challenge(intent, 'pass');
    await shop.stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: 'r1' });
    await shop.simulator.deliverDue();
    expect(typesOf(intent.id).sort()).toEqual([
      'charge.refunded',
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
      'refund.created',
      'refund.updated',
    ]);
    const events = receivedOf(intent.id);
    expect(events.find(({ type }) => type === 'payment_intent.succeeded')).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      data: {
        object: { id: intent.id, status: 'succeeded', metadata: { payment: 'p1' } },
      },
    });
    expect(events.find(({ type }) => type === 'refund.created')?.request).toMatchObject({
      id: expect.stringMatching(/^req_/),
      idempotency_key: 'r1',
    });
  });

  test('announce a cancellation', async () => {
    const { listen, typesOf } = createListener();
    const shop = createTestSimulator(database.db, listen);
    const intent = await shop.createIntent();
    await shop.stripe.paymentIntents.cancel(intent.id);
    await shop.simulator.deliverDue();
    expect(typesOf(intent.id)).toContain('payment_intent.canceled');
  });

  test('are sent again, with a fresh signature, until the shop answers 2xx', async () => {
    let status = 500;
    const { listen, receivedOf } = createListener(() => new Response(null, { status }));
    const shop = createTestSimulator(database.db, listen);
    const { id } = await shop.createIntent();
    await shop.simulator.deliverDue();
    await shop.simulator.deliverDue();
    expect(receivedOf(id)).toHaveLength(1);
    shop.passTime(1_000);
    await shop.simulator.deliverDue();
    expect(receivedOf(id)).toHaveLength(2);
    status = 200;
    shop.passTime(2_000);
    await shop.simulator.deliverDue();
    shop.passTime(60 * 60 * 1000);
    await shop.simulator.deliverDue();
    const events = receivedOf(id);
    expect(events).toHaveLength(3);
    expect(new Set(events.map((event) => event.id)).size).toBe(1);
  });

  test('survive a shop that throws, and a restart', async () => {
    const first = createTestSimulator(database.db, () => Promise.reject(new Error('down')));
    const { id } = await first.createIntent();
    await first.simulator.deliverDue();
    await first.simulator.stop();
    const { listen, typesOf } = createListener();
    const second = createTestSimulator(database.db, listen);
    second.passTime(5_000);
    await second.simulator.deliverDue();
    expect(typesOf(id)).toEqual(['payment_intent.created']);
  });

  test('are delivered once by two processes', async () => {
    const { listen, typesOf } = createListener();
    const one = createTestSimulator(database.db, listen);
    const other = createTestSimulator(database.db, listen);
    const { id } = await one.createIntent();
    await Promise.all([one.simulator.deliverDue(), other.simulator.deliverDue()]);
    expect(typesOf(id)).toEqual(['payment_intent.created']);
  });

  test('come by themselves once the simulator is started', async () => {
    const { promise, resolve } = Promise.withResolvers<Stripe.Event>();
    let wanted = '';
    const { listen } = createListener((event) => {
      if (JSON.stringify(event.data.object).includes(wanted)) resolve(event);
      return new Response();
    });
    const shop = createTestSimulator(database.db, listen);
    const intent = await shop.createIntent();
    wanted = intent.id;
    shop.simulator.start();
    expect((await promise).type).toBe('payment_intent.created');
    await shop.simulator.stop();
    expect(shop.errors).toEqual([]);
  });

  test('do not keep the simulator from stopping when the shop hangs', async () => {
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    const shop = createTestSimulator(database.db, () => {
      resolve();
      return new Promise(() => {});
    });
    await shop.createIntent();
    shop.simulator.start();
    await reached;
    await shop.simulator.stop();
    expect(shop.errors).toEqual([]);
  });

  test('are retried after 1, 2, 4 seconds and so on, at most an hour apart', () => {
    expect([1, 2, 3, 4, 20].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 3_600_000]);
  });
});
