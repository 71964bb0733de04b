import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { CREATE_REFUND, LIST_REFUNDS } from '#tests/fixtures/test-refunds.ts';
import { answerLost, lost, refusing } from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { network, orderActions } = shop;

let restore = () => {};
afterEach(() => restore());

/** An order of a book, $11.96, and a tablet, $598.99. */
async function placed() {
  const shopper = await shop.guest('book', 'tablet');
  const intent = await shop.pay(shopper);
  await shop.settle(intent);
  network.takeKeys();
  const refund = (cents: number | null, seenCents: number, lines: number[] | null = null) =>
    orderActions.refundOrder(shopper, intent, { cents, lines, seenCents, reason: 'late' });
  return { shopper, intent, refund };
}

async function read(shopper: string, intent: string) {
  const details = await shop.orders.details(shopper, intent);
  if (!details) throw new Error('There is no such order');
  return { ...details, ...foldOrder(details) };
}

/** What the provider gave back, in cents, each refund by itself. */
async function atProvider(intent: string): Promise<number[]> {
  const { data } = await shop.stripe().refunds.list({ payment_intent: intent });
  return data
    .filter(({ status }) => status !== 'failed')
    .map(({ amount }) => amount)
    .toReversed();
}

const dashboard = (intent: string, amount: number) =>
  shop.stripe().refunds.create({ payment_intent: intent, amount });

describe('a refund by hand', () => {
  test('is made at once, and another after it', async () => {
    const { shopper, intent, refund } = await placed();
    expect(await refund(500, 0)).toEqual({ kind: 'done', no: 1, cents: 500 });
    expect(await refund(300, 500)).toEqual({ kind: 'done', no: 2, cents: 300 });
    expect(await atProvider(intent)).toEqual([500, 300]);
    const order = await read(shopper, intent);
    expect(order).toMatchObject({ state: 'placed', refundedCents: 800, restCents: 60_295 });
    expect(order.refunds).toMatchObject([
      { no: 1, by: 'staff', state: 'refunded', amountCents: 500, reason: 'late' },
      { no: 2, state: 'refunded', amountCents: 300 },
    ]);
    expect(order.events).toMatchObject([
      { no: 1, kind: 'refunded', by: 'staff', body: { no: 1, amountCents: 500, reason: 'late' } },
      { no: 2, kind: 'refunded' },
    ]);
    expect(network.takeKeys()).toEqual([`${intent}-refund-1-1`, `${intent}-refund-2-1`]);
    const [row] = (await shop.orders.page(shopper, null, 1)).orders;
    expect(row).toMatchObject({ id: intent, state: 'placed', refunded: 800 });
  });

  test('of lines is what they cost, and each line goes back once', async () => {
    const { shopper, intent, refund } = await placed();
    const [book] = (await read(shopper, intent)).basket;
    const line = book?.line ?? 0;
    expect(await refund(null, 0, [line])).toEqual({ kind: 'done', no: 1, cents: 1196 });
    expect(await refund(null, 1196, [line])).toMatchObject({
      refusal: { code: 'line_refunded', line },
    });
    expect(await refund(null, 1196)).toEqual({ kind: 'done', no: 2, cents: 59_899 });
    expect(await refund(null, 61_095)).toMatchObject({ refusal: { code: 'nothing_left' } });
  });

  test('is made once by a double click, and once by two clerks at the same moment', async () => {
    const { intent, refund } = await placed();
    const outcomes = await Promise.all([refund(500, 0), refund(500, 0), refund(700, 0)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused', 'refused']);
    expect(outcomes).toContainEqual(
      expect.objectContaining({ refusal: expect.objectContaining({ code: 'changed' }) }),
    );
    expect(await atProvider(intent)).toHaveLength(1);
  });

  test('is never more than is left', async () => {
    const { refund } = await placed();
    expect(await refund(61_096, 0)).toMatchObject({
      refusal: { code: 'too_much', restCents: 61_095 },
    });
    for (const cents of [0, -1, 0.5]) {
      expect(await refund(cents, 0)).toMatchObject({ refusal: { code: 'bad_amount' } });
    }
    expect(await refund(null, 0, [-1])).toMatchObject({ refusal: { code: 'unknown_line' } });
  });

  test('that is written before the process dies is made by the next sweep', async () => {
    const { shopper, intent, refund } = await placed();
    network.next(LIST_REFUNDS, lost);
    await refund(500, 0);
    expect(await atProvider(intent)).toEqual([]);
    expect((await read(shopper, intent)).refunds).toMatchObject([{ state: 'due' }]);
    await shop.sweep();
    expect(await atProvider(intent)).toEqual([500]);
    expect((await read(shopper, intent)).refunds).toMatchObject([{ state: 'refunded' }]);
  });

  test('whose answer is lost is found by its number, and not made again', async () => {
    const { shopper, intent, refund } = await placed();
    network.next(CREATE_REFUND, answerLost);
    await refund(500, 0);
    expect((await read(shopper, intent)).refunds).toMatchObject([{ state: 'due' }]);
    await shop.sweep();
    expect(await atProvider(intent)).toEqual([500]);
    expect((await read(shopper, intent)).refunds).toMatchObject([{ state: 'refunded', no: 1 }]);
  });

  test('whose event comes before its answer is the same refund', async () => {
    const { shopper, intent, refund } = await placed();
    network.next(CREATE_REFUND, async (_request, forward) => {
      const answer = await forward();
      await shop.handleWebhook({ about: 'refund', intent, shopper });
      expect((await read(shopper, intent)).refunds).toMatchObject([{ state: 'refunded' }]);
      return answer;
    });
    await refund(500, 0);
    expect((await read(shopper, intent)).refunds).toHaveLength(1);
    expect(await atProvider(intent)).toEqual([500]);
  });

  test('that the provider refuses stays due and visible, and is made later with another key', async () => {
    const { shopper, intent, refund } = await placed();
    restore = network.always(CREATE_REFUND, refusing);
    await refund(500, 0);
    expect((await read(shopper, intent)).refunds).toMatchObject([{ state: 'due', attempt: 2 }]);
    restore();
    await shop.sweep();
    expect((await read(shopper, intent)).refunds).toMatchObject([{ state: 'refunded' }]);
    expect(network.takeKeys()).toEqual([`${intent}-refund-1-1`, `${intent}-refund-1-2`]);
  });

  test('of a guest who joins meanwhile is written to the account', async () => {
    const { shopper, intent, refund } = await placed();
    const account = shop.accountId();
    network.next(CREATE_REFUND, async (_request, forward) => {
      await shop.join(shopper, account);
      return forward();
    });
    await refund(500, 0);
    const order = await read(account, intent);
    expect(order.refunds).toMatchObject([{ state: 'refunded', amountCents: 500 }]);
    expect(order.events).toHaveLength(1);
  });
});

describe('a refund that is made at the provider', () => {
  test('is known by its event, with the next number', async () => {
    const { shopper, intent, refund } = await placed();
    await refund(500, 0);
    await dashboard(intent, 200);
    await shop.handleWebhook({ about: 'refund', intent, shopper: null });
    const order = await read(shopper, intent);
    expect(order.refunds).toMatchObject([
      { no: 1, by: 'staff' },
      { no: 2, by: 'provider', state: 'refunded', amountCents: 200 },
    ]);
    expect(order.events.at(-1)).toMatchObject({ kind: 'refunded', by: 'provider' });
  });

  test('is found by the sweep when no event arrives', async () => {
    const { shopper, intent } = await placed();
    await dashboard(intent, 200);
    await shop.sweep();
    expect(await read(shopper, intent)).toMatchObject({ refundedCents: 200 });
  });

  test('at the very moment of one by hand leaves the sum no more than the charge', async () => {
    const { shopper, intent, refund } = await placed();
    network.next(CREATE_REFUND, async (_request, forward) => {
      await dashboard(intent, 61_000);
      return forward();
    });
    await refund(500, 0);
    expect(await atProvider(intent)).toEqual([61_000]);
    expect((await read(shopper, intent)).refunds).toMatchObject([
      { no: 1, state: 'cancelled' },
      { no: 2, by: 'provider', amountCents: 61_000 },
    ]);
    expect(await refund(95, 61_000)).toMatchObject({ kind: 'done', no: 3 });
    expect(await atProvider(intent)).toEqual([61_000, 95]);
  });

  test('and leaves less than staff has promised takes part of it: the rest goes back', async () => {
    const { shopper, intent, refund } = await placed();
    network.next(CREATE_REFUND, async (_request, forward) => {
      await dashboard(intent, 300);
      return forward();
    });
    await refund(60_900, 0);
    await shop.sweep();
    expect(await atProvider(intent)).toEqual([300, 60_600]);
    expect((await read(shopper, intent)).refunds).toMatchObject([
      { no: 1, by: 'staff', state: 'refunded', amountCents: 60_600 },
      { no: 2, by: 'provider', amountCents: 300 },
    ]);
  });
});

describe('a cancellation', () => {
  const cancel = (shopper: string, intent: string) =>
    orderActions.cancelOrder(shopper, intent, 'mistake', 'shopper');

  test('of a placed order gives all of it back', async () => {
    const { shopper, intent } = await placed();
    expect(await cancel(shopper, intent)).toEqual({ kind: 'done' });
    expect(await atProvider(intent)).toEqual([61_095]);
    expect(await read(shopper, intent)).toMatchObject({ state: 'cancelled', restCents: 0 });
    expect(await cancel(shopper, intent)).toEqual({ kind: 'too_late', state: 'cancelled' });
  });

  test('after a part went back gives the rest back', async () => {
    const { shopper, intent, refund } = await placed();
    await refund(500, 0);
    await cancel(shopper, intent);
    expect(await atProvider(intent)).toEqual([500, 60_595]);
  });

  test('at the moment of packing: one of the two happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shopper, intent } = await placed();
      const outcomes = await Promise.all([
        cancel(shopper, intent),
        orderActions.record(shopper, intent, { kind: 'packed', body: {} }),
        cancel(shopper, intent),
      ]);
      expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
      const { state } = await read(shopper, intent);
      expect(await atProvider(intent)).toEqual(state === 'cancelled' ? [61_095] : []);
    }
  });

  test("of somebody else's order is none", async () => {
    const { intent } = await placed();
    expect(await cancel(await shop.guest('book'), intent)).toEqual({ kind: 'unknown' });
    expect(await atProvider(intent)).toEqual([]);
  });
});

test('an order is packed, shipped, delivered and comes back, in that order alone', async () => {
  const { shopper, intent } = await placed();
  const record = (kind: 'packed' | 'delivered' | 'return_approved') =>
    orderActions.record(shopper, intent, { kind, body: {} });
  const lines = (await read(shopper, intent)).basket.map(({ line }) => line);
  const asks = () =>
    orderActions.requestReturn(shopper, intent, [{ lines, reason: 'damaged', words: '' }]);
  const stateOf = async () => (await read(shopper, intent)).state;
  expect(await record('delivered')).toMatchObject({
    refusal: { code: 'too_late', state: 'placed' },
  });
  expect(await asks()).toMatchObject({ refusal: { code: 'too_late' } });
  await record('packed');
  const body = { carrier: 'DHL', tracking: '123' };
  await orderActions.record(shopper, intent, { kind: 'shipped', body });
  expect(await read(shopper, intent)).toMatchObject({
    state: 'shipped',
    parcels: [{ no: 1, ...body, isDelivered: false }],
  });
  await record('delivered');
  expect(await asks()).toEqual({ kind: 'done' });
  const declined = { kind: 'return_declined', body: { reason: 'used' } } as const;
  await orderActions.record(shopper, intent, declined);
  expect(await stateOf()).toBe('delivered');
  await asks();
  await record('return_approved');
  const received = { lines, unsaleable: [], isRefunded: true, seenCents: 0 };
  expect(await orderActions.receiveReturn(shopper, intent, received)).toEqual({
    ...{ kind: 'done', cents: 61_095 },
  });
  expect(await stateOf()).toBe('returned');
  expect((await shop.orders.page(shopper, null, 1)).orders).toMatchObject([{ state: 'returned' }]);
});
