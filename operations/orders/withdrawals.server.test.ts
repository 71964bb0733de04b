/** What staff records of withdrawals, at the shell and by the form of an order's page. */
import { afterAll, expect, test } from 'vitest';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({ settings: { market: 'eu' } });
afterAll(() => shop.close());
const run = testShell(shop);

/** An order of two books, with how it stands. */
async function ordered() {
  const shopper = await shop.guest('book', 'book');
  const { intent, clientSecret } = await shop.start(shopper);
  await shop.holdPayment(shopper, intent);
  await shop.confirm(clientSecret);
  await shop.paymentReturn(shopper, intent);
  async function details() {
    const order = await shop.orders.details(shopper, intent);
    if (!order) throw new Error('Unable to find the order');
    return order;
  }
  return { intent, details, status: async () => foldOrder(await details()) };
}

test('without an item it is of the whole order, which is cancelled and refunded', async () => {
  const { intent, status } = await ordered();
  expect(await run('orders', 'withdraw', intent, '--yes')).toMatchObject({ code: 0 });
  expect(await status()).toMatchObject({ state: 'cancelled', restCents: 0 });
});

test('what is refunded by it is asked first, and nothing is recorded unless that was confirmed', async () => {
  const { intent, details, status } = await ordered();
  const { number, basket } = await details();
  const words = ['--what', 'lines', '--lines', String(basket[0]?.line)];
  const { asked } = await run('orders', 'withdraw', intent, ...words);
  expect(asked).toContain(`Record the withdrawal from order ${number}? $11.96 goes back at once`);
  expect(await status()).toMatchObject({ withdrawals: [], refundedCents: 0 });
});

test('a form of which no item is ticked does nothing, and says what to do', async () => {
  const { intent, status } = await ordered();
  const { err } = await run('orders', 'withdraw', intent, '--what', 'lines');
  expect(err).toContain('choose at least one item');
  expect(await status()).toMatchObject({ state: 'placed', refundedCents: 0, withdrawals: [] });
});

test('of one item, that item is refunded', async () => {
  const { intent, details, status } = await ordered();
  const [first] = (await details()).basket;
  const words = ['--what', 'lines', '--lines', String(first?.line)];
  await run('orders', 'withdraw', intent, ...words, '--yes');
  expect(await status()).toMatchObject({ state: 'placed', refundedCents: first?.priceCents });
});
