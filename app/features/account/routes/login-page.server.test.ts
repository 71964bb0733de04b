/** The page of signing in, for who is signed in already. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ built: await importShop() });
});
afterAll(() => shop.close());

test('who is signed in is led on to the account, and to a payment that waits', async () => {
  const ann = shop.visitor();
  expect((await ann.get('/login')).status).toBe(200);
  await ann.register();
  const shown = await ann.get('/login');
  expect([shown.status, shown.headers.get('location')]).toEqual([302, '/account']);

  const guest = shop.visitor();
  await guest.add('book');
  await guest.get('/Payment', { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } });
  await guest.register();
  expect((await guest.get('/login')).headers.get('location')).toBe('/Payment');
});
