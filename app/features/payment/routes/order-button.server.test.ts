/** The payment page of a shop in the European Union, as it is served: what a browser without scripts has. */
import { afterAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const built = await importShop();
const european = await testShop({ built, settings: { fixed: { market: 'eu' } } });
const plain = await testShop({ built });
afterAll(async () => {
  await european.close();
  await plain.close();
});

async function paymentPage(shop: typeof plain): Promise<string> {
  const visitor = shop.visitor();
  await visitor.post('/api/basket', { type: 'ADD_TO_BASKET', variant: 'book' });
  return (await visitor.get('/Payment')).text();
}

test('the button names the obligation to pay, below the order and its total', async () => {
  const html = await paymentPage(european);
  const [, after = ''] = html.split('aria-label="Your order"');
  const [summary = '', total = ''] = after.split('role="status"');
  expect(summary).toContain('1<!-- --> × <!-- -->');
  expect(summary).toContain('Delivery');
  expect(total).toContain('>Order with obligation to pay<');
  expect(html).not.toContain('>Buy Now<');
});

test('as the shop comes it is Buy Now, without a summary', async () => {
  const html = await paymentPage(plain);
  expect(html).toContain('>Buy Now<');
  expect(html).not.toContain('Your order"');
});
