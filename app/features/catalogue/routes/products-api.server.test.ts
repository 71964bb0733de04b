import { afterAll, expect, test } from 'vitest';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop();
afterAll(shop.close);
const visitor = shop.visitor();

test('GET /api/products gives the catalogue with prices in dollars', async () => {
  const answer = await visitor.get('/api/products');
  expect(answer.status).toBe(200);
  const { products, next } = await answer.json();
  expect(products).toHaveLength(7);
  expect(next).toBeNull();
  expect(products[0]).toEqual({
    variant: 'book',
    id: '12321341',
    title: expect.any(String),
    image: '/pictures/book-640.webp',
    price: 11.96,
    rating: 5,
  });
});

test('its pages of any length hold every product once', async () => {
  for (const limit of [1, 2, 3, 7, 100]) {
    const variants: string[] = [];
    let path: string | null = `/api/products?limit=${limit}`;
    while (path !== null) {
      const answer: Response = await visitor.get(path);
      const page: { products: { variant: string }[]; next: string | null } = await answer.json();
      variants.push(...page.products.map(({ variant }) => variant));
      const { next } = page;
      path =
        next === null ? null : `/api/products?limit=${limit}&after=${encodeURIComponent(next)}`;
    }
    expect(new Set(variants).size).toBe(7);
    expect(variants).toHaveLength(7);
  }
});

test('gives those of some variants that are sold', async () => {
  const variants = encodeURIComponent(JSON.stringify(['tablet', 'gone', 'book']));
  const answer = await visitor.get(`/api/products?variants=${variants}`);
  const { products, next }: { products: { variant: string }[]; next: null } = await answer.json();
  expect(products.map(({ variant }) => variant).toSorted()).toEqual(['book', 'tablet']);
  expect(next).toBeNull();
});

test('gives the variants of a product that are sold', async () => {
  const { products } = await (await visitor.get('/api/products?id=12321341')).json();
  expect(products.map(({ variant }: { variant: string }) => variant)).toEqual(['book']);
  const none = await (await visitor.get('/api/products?id=none')).json();
  expect(none).toEqual({ products: [], next: null });
});

test.for([
  'id=%00',
  'variants=book',
  'variants=[1]',
  'variants=%5B%22%5Cu0000%22%5D',
  'limit=0',
  'limit=101',
  'limit=1.5',
  'limit=x',
  'limit=',
  'limit=1&limit=1',
  'after=x',
  'after=1.%00',
])('answers bad_query with 400 to ?%s', async (query) => {
  const answer = await visitor.get(`/api/products?${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: { code: 'bad_query', message: expect.any(String) },
  });
});
