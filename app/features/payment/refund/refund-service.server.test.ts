import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { payment, refund } from '#db/schema.ts';
import {
  answerLost,
  changing,
  failing,
  failingAfterActing,
  lost,
  refusing,
} from '#tests/test-network.ts';
import { testServices } from '#tests/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { network, refunds } = shop;

const LIST = /^GET \/v1\/refunds$/;
const CREATE = /^POST \/v1\/refunds$/;

let restore = () => {};
afterEach(() => restore());

/** A charge that is due to go back while the provider cannot be asked for refunds. */
async function chargeToRefund() {
  const guest = await shop.guest('book');
  const intent = await shop.pay(guest);
  network.next(
    /^GET \/v1\/payment_intents/,
    changing((body) => ({ ...body, currency: 'eur' })),
  );
  network.next(LIST, lost);
  await shop.settle(intent);
  expect(await stateOf(guest, intent)).toEqual({ refund: 'due', payment: 'refund_due' });
  network.takeKeys();
  return { guest, intent };
}

async function stateOf(shopper: string, intent: string) {
  const [row] = await shop.queries
    .select({ refund: refund.state, payment: payment.state })
    .from(refund)
    .innerJoin(
      payment,
      and(eq(payment.shopper, refund.shopper), eq(payment.intent, refund.paymentIntent)),
    )
    .where(and(eq(refund.shopper, shopper), eq(refund.paymentIntent, intent)));
  return row;
}

async function refundedCents(intent: string): Promise<number> {
  const { data } = await shop.stripe().refunds.list({ payment_intent: intent });
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

describe('a refund that is due', () => {
  test('is asked for once and done', async () => {
    const { guest, intent } = await chargeToRefund();
    expect(await refunds.advanceRefund(guest, intent)).toMatchObject({
      id: intent,
      state: 'refunded',
    });
    expect(await stateOf(guest, intent)).toEqual({ refund: 'refunded', payment: 'refunded' });
    network.takeCalls();
    await refunds.advanceRefund(guest, intent);
    expect(network.takeCalls()).toEqual(['GET /v1/refunds']);
    expect(await refundedCents(intent)).toBe(1196);
  });

  test('is asked for once by any number at once', async () => {
    const { guest, intent } = await chargeToRefund();
    await Promise.all(Array.from({ length: 4 }, () => refunds.advanceRefund(guest, intent)));
    await refunds.advanceRefund(guest, intent);
    expect(await refundedCents(intent)).toBe(1196);
    expect(await stateOf(guest, intent)).toEqual({ refund: 'refunded', payment: 'refunded' });
  });

  test.for([
    ['does not arrive', lost],
    ['fails', failing],
    ['is acted on but not answered', answerLost],
    ['is acted on and answered with 500', failingAfterActing],
  ] as const)(
    'stays due when the call %s, and the next try has the same key',
    async ([, fault]) => {
      const { guest, intent } = await chargeToRefund();
      network.next(CREATE, fault);
      expect(await refunds.advanceRefund(guest, intent)).toMatchObject({ state: 'due' });
      expect(await refunds.advanceRefund(guest, intent)).toMatchObject({ state: 'refunded' });
      expect(new Set(network.takeKeys()).size).toBe(1);
      expect(await refundedCents(intent)).toBe(1196);
    },
  );

  test('and was made by hand at the provider is done', async () => {
    const { guest, intent } = await chargeToRefund();
    await shop.stripe().refunds.create({ payment_intent: intent });
    expect(await refunds.advanceRefund(guest, intent)).toMatchObject({ state: 'refunded' });
    expect(network.takeKeys()).toEqual([]);
  });

  test('and is made by hand in the very moment of asking is done', async () => {
    const { guest, intent } = await chargeToRefund();
    network.next(CREATE, async (_request, forward) => {
      await shop.stripe().refunds.create({ payment_intent: intent });
      return forward();
    });
    expect(await refunds.advanceRefund(guest, intent)).toMatchObject({ state: 'refunded' });
    expect(await refundedCents(intent)).toBe(1196);
  });

  test('and of which a part was given back by hand gives back the rest', async () => {
    const { guest, intent } = await chargeToRefund();
    await shop.stripe().refunds.create({ payment_intent: intent, amount: 100 });
    expect(await refunds.advanceRefund(guest, intent)).toMatchObject({ state: 'refunded' });
    expect(await refundedCents(intent)).toBe(1196);
  });
});

describe('a refund that is pending', () => {
  const pending = changing((body) => ({ ...body, status: 'pending' }));
  const failed = changing((list) => {
    const data = list.data as object[];
    return { ...list, data: data.map((one) => ({ ...one, status: 'failed' })) };
  });

  test('is followed until it is done', async () => {
    const { guest, intent } = await chargeToRefund();
    network.next(CREATE, pending);
    expect(await refunds.advanceRefund(guest, intent)).toMatchObject({ state: 'pending' });
    expect(await stateOf(guest, intent)).toEqual({ refund: 'pending', payment: 'refund_due' });
    network.takeKeys();
    expect(await refunds.advanceRefund(guest, intent)).toMatchObject({ state: 'refunded' });
    expect(network.takeKeys()).toEqual([]);
  });

  test('and fails after all is asked for again with a new key', async () => {
    const { guest, intent } = await chargeToRefund();
    network.next(CREATE, pending);
    await refunds.advanceRefund(guest, intent);
    // The bank sent the money back: from now on the provider lists its refund as failed.
    restore = network.always(LIST, failed);
    expect(await refunds.advanceRefund(guest, intent)).toMatchObject({ state: 'due' });
    await refunds.advanceRefund(guest, intent);
    const [first, second, third] = network.takeKeys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

/** @see https://docs.stripe.com/refunds#failed-refunds: up to 30 days after it was sent */
describe('a refund that was done and that the bank has sent back', () => {
  const sentBack = changing((list) => {
    const data = list.data as object[];
    return { ...list, data: data.map((one) => ({ ...one, status: 'failed' })) };
  });

  test('is due again, and asked for with a new key', async () => {
    const { guest, intent } = await chargeToRefund();
    await refunds.advanceRefund(guest, intent);
    expect(await stateOf(guest, intent)).toEqual({ refund: 'refunded', payment: 'refunded' });
    const [first] = network.takeKeys();
    restore = network.always(LIST, sentBack);
    expect(await refunds.advanceRefund(guest, intent)).toMatchObject({ state: 'due' });
    expect(await stateOf(guest, intent)).toEqual({ refund: 'due', payment: 'refund_due' });
    network.takeKeys();
    await refunds.advanceRefund(guest, intent);
    const [second] = network.takeKeys();
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });

  test('is noticed by the event that tells of it', async () => {
    const { guest, intent } = await chargeToRefund();
    await refunds.advanceRefund(guest, intent);
    restore = network.always(LIST, sentBack);
    await shop.handleWebhook({
      id: 'evt_refund_failed',
      type: 'refund.failed',
      intent,
      shopper: guest,
    });
    expect(await stateOf(guest, intent)).toEqual({ refund: 'due', payment: 'refund_due' });
  });

  test('stays done for whoever had asked before it was', async () => {
    const { guest, intent } = await chargeToRefund();
    network.next(CREATE, async () => {
      await refunds.advanceRefund(guest, intent);
      return Response.json(
        { error: { type: 'invalid_request_error', message: 'No.' } },
        { status: 400 },
      );
    });
    await refunds.advanceRefund(guest, intent);
    expect(await stateOf(guest, intent)).toEqual({ refund: 'refunded', payment: 'refunded' });
  });
});

describe('a refund that the provider refuses', () => {
  test('is tried again with another key each time, and given up after five, loudly', async () => {
    const { guest, intent } = await chargeToRefund();
    restore = network.always(CREATE, refusing);
    shop.takeLogged();
    for (let attempt = 1; attempt < 5; attempt += 1) {
      expect(await refunds.advanceRefund(guest, intent)).toMatchObject({ state: 'due' });
    }
    expect(shop.takeLogged()).toEqual([]);
    expect(await refunds.advanceRefund(guest, intent)).toMatchObject({ state: 'failed' });
    expect(new Set(network.takeKeys()).size).toBe(5);
    expect(await stateOf(guest, intent)).toEqual({ refund: 'failed', payment: 'refund_failed' });
    expect(shop.takeLogged()).toMatchObject([{ level: 50, paymentIntent: intent }]);
    await refunds.advanceRefund(guest, intent);
    expect(network.takeKeys()).toEqual([]);
  });
});

test('what is no refund is no refund', async () => {
  const { guest } = await chargeToRefund();
  expect(await refunds.advanceRefund(guest, 'pi_nowhere')).toBeNull();
});

test("a refund of a guest who joins while the provider is asked is written to the account's", async () => {
  const { guest, intent } = await chargeToRefund();
  const account = shop.accountId();
  network.next(CREATE, async (_request, forward) => {
    await shop.join(guest, account);
    return forward();
  });
  await refunds.advanceRefund(guest, intent);
  expect(await stateOf(account, intent)).toEqual({ refund: 'refunded', payment: 'refunded' });
});
