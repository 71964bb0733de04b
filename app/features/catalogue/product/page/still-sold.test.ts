import { afterEach, expect, test, vi } from 'vitest';
import { stillSold } from './recently-seen.tsx';

afterEach(() => vi.unstubAllGlobals());

const product = (variant: string) => ({
  variant,
  id: variant,
  title: `Lamp ${variant}`,
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
  const sold = await stillSold([{ variant: 'c' }, { variant: 'b' }, { variant: 'a' }], signal);
  expect(sold.map(({ variant, priceCents }) => [variant, priceCents])).toEqual([
    ['c', 1250],
    ['a', 1250],
  ]);
  expect(fetchProducts).toHaveBeenCalledExactlyOnceWith(
    `/api/products?variants=${encodeURIComponent('["c","b","a"]')}`,
    { signal },
  );
});

test('an answer that is an error is none', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await expect(stillSold([{ variant: 'a' }], signal)).rejects.toThrow('503');
});
