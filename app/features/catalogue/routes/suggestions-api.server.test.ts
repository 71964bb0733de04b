import { afterAll, expect, test } from 'vitest';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop();
afterAll(shop.close);
const visitor = shop.visitor();

test('GET /api/products/suggestions gives searches and products for what was typed so far', async () => {
  const answer = await visitor.get('/api/products/suggestions?q=Knitted%20sp');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  const { queries, products } = await answer.json();
  expect(queries).toEqual(['knitted speaker']);
  expect(products.map(({ variant }: { variant: string }) => variant)).toEqual([
    'smart-speaker-charcoal',
  ]);
});

test.for(['', '?q=', '?q=%25', '?q=%00', `?q=${'x'.repeat(9_000)}`, '?q=zzzzzz'])(
  'and nothing for %s',
  async (query) => {
    const answer = await visitor.get(`/api/products/suggestions${query}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ queries: [], products: [] });
  },
);
