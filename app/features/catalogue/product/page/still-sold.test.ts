import { afterEach, expect, test, vi } from 'vitest';
import { stillSold } from './still-sold.ts';

afterEach(() => vi.unstubAllGlobals());

const product = (listing: string) => ({
  listing,
  id: listing,
  title: `Lamp ${listing}`,
  image: '',
  price: 12.5,
  rating: 4,
});
const { signal } = new AbortController();

test('products come as they are now, in the order in which they were seen, without those withdrawn', async () => {
  const fetchProducts = vi.fn(async () =>
    Response.json({ products: [product('a'), product('c')], next: null }),
  );
  vi.stubGlobal('fetch', fetchProducts);
  const sold = await stillSold([{ listing: 'c' }, { listing: 'b' }, { listing: 'a' }], signal);
  expect(sold.map(({ listing, priceCents }) => [listing, priceCents])).toEqual([
    ['c', 1250],
    ['a', 1250],
  ]);
  expect(fetchProducts).toHaveBeenCalledExactlyOnceWith(
    `/api/products?listings=${encodeURIComponent('["c","b","a"]')}`,
    { signal },
  );
});

test('an answer that is an error is none', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await expect(stillSold([{ listing: 'a' }], signal)).rejects.toThrow('503');
});
