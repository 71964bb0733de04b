/** What an order's life does to the stock of what was counted. */
import { afterAll, expect, test } from 'vitest';
import { stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { testServices } from '#tests/shop/test-services.ts';
import type { NewOrderEvent } from '../events/order-events.ts';
import { writeOrderEvent } from './write-order-event.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

/** An order of two units of a new variant with five on the shelf. */
async function ordered(variant: string) {
  await stocked(queries, variant, 5);
  const shopper = await shop.guest(variant, variant);
  const { intent, clientSecret } = await shop.start(shopper);
  await shop.holdPayment(shopper, intent);
  await shop.confirm(clientSecret);
  await shop.paymentReturn(shopper, intent);
  async function detailsNow() {
    const details = await shop.orders.details(shopper, intent);
    if (!details) throw new Error('Unable to find the order');
    return details;
  }
  const basketOf = async () => (await detailsNow()).basket;
  async function happen(event: NewOrderEvent): Promise<void> {
    expect(await writeOrderEvent(queries, await detailsNow(), event, 'staff')).not.toBeNull();
  }
  const [first = 0, second = 0] = (await basketOf()).map(({ line }) => line);
  /** Sends these lines. */
  const send = (parcel: number, ...lines: number[]) =>
    happen({ kind: 'shipped', body: { parcel, lines, carrier: 'Post', tracking: '1' } });
  return { happen, send, first, second, shopper, intent, stock: () => stockOf(queries, variant) };
}

test('packing takes it from the shelf, shipping takes it once, and what comes back lies there again', async () => {
  const { happen, send, stock, first, second } = await ordered('parcel');
  expect(await stock()).toMatchObject({ onHand: 5, available: 3, committed: 2 });
  await happen({ kind: 'packed', body: {} });
  expect(await stock()).toEqual({ onHand: 3, available: 3, held: 0, committed: 0, ledger: 3 });
  await send(1, first, second);
  expect(await stock()).toMatchObject({ onHand: 3, available: 3 });
  const lines = [first, second];
  await happen({ kind: 'returned', body: { lines, restocked: lines } });
  expect(await stock()).toEqual({ onHand: 5, available: 5, held: 0, committed: 0, ledger: 5 });
});

test('of what comes back in two parcels, only what is sold again lies on the shelf', async () => {
  const { happen, send, stock, first, second } = await ordered('shoes');
  await send(1, first, second);
  await happen({ kind: 'returned', body: { lines: [first], restocked: [] } });
  expect(await stock()).toMatchObject({ onHand: 3, available: 3 });
  await happen({ kind: 'returned', body: { lines: [second], restocked: [second] } });
  expect(await stock()).toMatchObject({ onHand: 4, available: 4, ledger: 4 });
});

test('what was not counted when it was sent is not laid on a shelf by its return', async () => {
  const { happen, stock, first } = await ordered('unknown');
  await happen({ kind: 'returned', body: { lines: [first], restocked: [first] } });
  expect(await stock()).toMatchObject({ onHand: 5, committed: 2 });
});

test('shipping without packing takes it from the shelf', async () => {
  const { send, stock, first, second } = await ordered('letter');
  await send(1, first, second);
  expect(await stock()).toMatchObject({ onHand: 3, available: 3, committed: 0 });
});

test('cancelling makes it available again', async () => {
  const { shopper, intent, stock } = await ordered('regret');
  await shop.orderActions.cancelOrder(shopper, intent, '', 'shopper');
  expect(await stock()).toEqual({ onHand: 5, available: 5, held: 0, committed: 0, ledger: 5 });
});

test('a note does nothing to it', async () => {
  const { happen, stock } = await ordered('note');
  await happen({ kind: 'note', body: { text: 'Called.' } });
  expect(await stock()).toMatchObject({ onHand: 5, available: 3, committed: 2 });
});

test.each(['placed', 'packed'])(
  'a %s order of which one was refunded lies on the shelf again once the rest is withdrawn from',
  async (state) => {
    const { shopper, intent, happen, first, second, stock } = await ordered(`withdrawn-${state}`);
    if (state === 'packed') await happen({ kind: 'packed', body: {} });
    const refund = { cents: null, lines: [first], seenCents: 0, reason: 'broken' };
    await shop.orderActions.refundOrder(shopper, intent, refund);
    const period = { days: 14, timeZone: 'UTC' };
    const wanted = { lines: [second], declaredSeconds: 0, period };
    const outcome = await shop.orderActions.withdraw(shopper, intent, wanted, 'shopper');
    expect(outcome).toEqual({ kind: 'done' });
    expect(await stock()).toEqual({ onHand: 5, available: 5, held: 0, committed: 0, ledger: 5 });
  },
);
