/** What an account is shown is stored by no browser: whoever uses it next could read it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

let shop: TestShop;
let account: TestVisitor;
beforeAll(async () => {
  shop = await testShop({ built: await importShop() });
  account = shop.visitor();
  await account.register();
});
afterAll(() => shop.close());

const PREFETCH = { headers: { 'sec-purpose': 'prefetch' } };

/** Of the data of a page, or of where that leads on, which is 202. */
async function cachingOf(visitor: TestVisitor, path: string): Promise<string> {
  const answer = await visitor.get(path, PREFETCH);
  expect([200, 202]).toContain(answer.status);
  return answer.headers.get('cache-control') ?? '';
}

test.each([
  '/account.data',
  '/account/confirm.data',
  '/checkout.data',
  '/orders.data',
  '/Payment.data',
  '/login.data',
  '/search.data?q=book',
  '/categories.data',
])('%s that an account prefetches is stored nowhere', async (path) => {
  expect(await cachingOf(account, path)).toContain('no-store');
});

test.each(['/account.data', '/reset-password.data?token=x', '/Payment.data'])(
  '%s that a guest prefetches is stored nowhere',
  async (path) => {
    const guest = shop.visitor();
    await guest.add('book');
    expect(await cachingOf(guest, path)).toContain('no-store');
  },
);
