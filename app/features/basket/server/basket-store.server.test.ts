import { afterAll, expect, test } from 'vitest';
import { testServices } from '#tests/shop/test-services.ts';
import { hasLines } from './basket-store.server.ts';

const shop = await testServices();
afterAll(shop.close);

test('whether a basket has lines is asked of its own shopper, and not of what was taken out', async () => {
  const [guest, other] = [await shop.guest('book'), await shop.guest('tablet')];
  await shop.basket.change(guest, { type: 'EMPTY_BASKET' });
  expect(await hasLines(shop.queries, guest)).toBe(false);
  expect(await hasLines(shop.queries, other)).toBe(true);
});
