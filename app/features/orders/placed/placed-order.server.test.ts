/** What thanks a shopper for an order is true when it is read. */
import { afterAll, expect, test } from 'vitest';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);

test('nobody is thanked for an order that was cancelled a moment ago', async () => {
  const shopper = await shop.guest('book');
  const id = await shop.pay(shopper);
  await shop.settle(id);
  expect(await shop.orders.placed(shopper, id)).toMatchObject({
    paid: '$11.96 was paid by card.',
  });
  await shop.orderActions.cancelOrder(shopper, id, 'mistake', 'shopper');
  expect(await shop.orders.placed(shopper, id)).toBeNull();
});
