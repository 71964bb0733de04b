import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({ built: await importShop() });
afterAll(() => shop.close());

/**
 * Pages as a browser gets them that has been here: their data is in them, their styles in a file. An empty
 * basket offers products. Before compression, and as Brotli 11. What a first visit weighs is in tests/e2e/every-page/budgets.test.ts.
 */
test.each([
  ['/', 28_550, 6_000],
  ['/checkout', 19_400, 4_250],
  ['/orders', 9_500, 3_500],
  ['/login', 11_500, 4_000],
])('the page %s weighs at most %i bytes, compressed %i', async (path, most, mostCompressed) => {
  const visitor = shop.visitor();
  visitor.cookies.set('time_zone', 'UTC');
  const html = await (await visitor.get(path)).text();
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(most);
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(mostCompressed);
});

test('a page is compressed for a browser that takes it', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const page = await shop.visitor().get('/checkout', { headers });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('vary')).toContain('Accept-Encoding');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
});
