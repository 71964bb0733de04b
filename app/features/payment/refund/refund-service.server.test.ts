import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  bookedOf,
  CREATE_REFUND,
  LIST_REFUNDS,
  testRefunds,
} from '#tests/fixtures/test-refunds.ts';
import {
  answerLost,
  changing,
  failing,
  failingAfterActing,
  lost,
} from '#tests/network/test-network.ts';

const { shop, chargeToRefund, advance, stateOf, refundedCents } = await testRefunds();
afterAll(shop.close);
const { network, queries } = shop;

/** What is booked of the refunds of a shopper. */
async function centsBooked(shopper: string): Promise<number[]> {
  return (await bookedOf(queries, shopper)).map(({ amountCents }) => amountCents);
}

let restore = () => {};
afterEach(() => restore());

describe('a refund that is due', () => {
  test('is asked for once and done', async () => {
    const { guest, intent } = await chargeToRefund();
    expect(await advance(guest, intent)).toMatchObject({
      id: intent,
      state: 'refunded',
    });
    expect(await stateOf(guest, intent)).toEqual({ refund: 'refunded', payment: 'refunded' });
    network.takeCalls();
    await advance(guest, intent);
    expect(network.takeCalls()).toEqual(['GET /v1/refunds']);
    expect(await refundedCents(intent)).toBe(1196);
    expect(await bookedOf(queries, guest)).toMatchObject([{ no: 1, entry: 1, amountCents: 1196 }]);
  });

  test('is asked for once by any number at once', async () => {
    const { guest, intent } = await chargeToRefund();
    await Promise.all(Array.from({ length: 4 }, () => advance(guest, intent)));
    await advance(guest, intent);
    expect(await refundedCents(intent)).toBe(1196);
    expect(await centsBooked(guest)).toEqual([1196]);
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
      network.next(CREATE_REFUND, fault);
      expect(await advance(guest, intent)).toMatchObject({ state: 'due' });
      expect(await advance(guest, intent)).toMatchObject({ state: 'refunded' });
      expect(new Set(network.takeKeys()).size).toBe(1);
      expect(await refundedCents(intent)).toBe(1196);
    },
  );

  test('and was made by hand at the provider is done', async () => {
    const { guest, intent } = await chargeToRefund();
    await shop.stripe().refunds.create({ payment_intent: intent });
    expect(await advance(guest, intent)).toMatchObject({ state: 'refunded' });
    expect(network.takeKeys()).toEqual([]);
  });

  test('and is made by hand in the very moment of asking is done', async () => {
    const { guest, intent } = await chargeToRefund();
    network.next(CREATE_REFUND, async (_request, forward) => {
      await shop.stripe().refunds.create({ payment_intent: intent });
      return forward();
    });
    expect(await advance(guest, intent)).toMatchObject({ state: 'refunded' });
    expect(await refundedCents(intent)).toBe(1196);
  });

  test('and of which a part was given back by hand gives back the rest', async () => {
    const { guest, intent } = await chargeToRefund();
    await shop.stripe().refunds.create({ payment_intent: intent, amount: 100 });
    expect(await advance(guest, intent)).toMatchObject({ state: 'refunded' });
    expect(await refundedCents(intent)).toBe(1196);
    expect((await centsBooked(guest)).toSorted((one, other) => one - other)).toEqual([100, 1096]);
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
    network.next(CREATE_REFUND, pending);
    expect(await advance(guest, intent)).toMatchObject({ state: 'pending' });
    expect(await stateOf(guest, intent)).toEqual({ refund: 'pending', payment: 'refund_due' });
    expect(await centsBooked(guest)).toEqual([]);
    network.takeKeys();
    expect(await advance(guest, intent)).toMatchObject({ state: 'refunded' });
    expect(await centsBooked(guest)).toEqual([1196]);
    expect(network.takeKeys()).toEqual([]);
  });

  test('and fails after all is asked for again with a new key', async () => {
    const { guest, intent } = await chargeToRefund();
    network.next(CREATE_REFUND, pending);
    await advance(guest, intent);
    // The bank sent the money back: from now on the provider lists its refund as failed.
    restore = network.always(LIST_REFUNDS, failed);
    expect(await advance(guest, intent)).toMatchObject({ state: 'due' });
    const [first, ...others] = network.takeKeys();
    expect(others).toEqual([]);
    await advance(guest, intent);
    const [second] = network.takeKeys();
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
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
    await advance(guest, intent);
    expect(await stateOf(guest, intent)).toEqual({ refund: 'refunded', payment: 'refunded' });
    const [first] = network.takeKeys();
    restore = network.always(LIST_REFUNDS, sentBack);
    expect(await advance(guest, intent)).toMatchObject({ state: 'due' });
    expect(await stateOf(guest, intent)).toEqual({ refund: 'due', payment: 'refund_due' });
    expect(await centsBooked(guest)).toEqual([1196, -1196]);
    network.takeKeys();
    await advance(guest, intent);
    const [second] = network.takeKeys();
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });

  test('is noticed by the event that reports it', async () => {
    const { guest, intent } = await chargeToRefund();
    await advance(guest, intent);
    restore = network.always(LIST_REFUNDS, sentBack);
    await shop.handleWebhook({ about: 'payment', intent, shopper: guest });
    expect(await stateOf(guest, intent)).toEqual({ refund: 'due', payment: 'refund_due' });
  });

  test('stays done for whoever had asked before it was', async () => {
    const { guest, intent } = await chargeToRefund();
    network.next(CREATE_REFUND, async () => {
      await advance(guest, intent);
      return Response.json(
        { error: { type: 'invalid_request_error', message: 'No.' } },
        { status: 400 },
      );
    });
    await advance(guest, intent);
    expect(await stateOf(guest, intent)).toEqual({ refund: 'refunded', payment: 'refunded' });
  });
});

test('what is no refund is no refund', async () => {
  const { guest } = await chargeToRefund();
  expect(await advance(guest, 'pi_nowhere')).toBeNull();
});

test("a refund of a guest who joins while the provider is asked is written to the account's", async () => {
  const { guest, intent } = await chargeToRefund();
  const account = shop.accountId();
  network.next(CREATE_REFUND, async (_request, forward) => {
    await shop.join(guest, account);
    return forward();
  });
  await advance(guest, intent);
  expect(await stateOf(account, intent)).toEqual({ refund: 'refunded', payment: 'refunded' });
});
