/** Asks the shop which of some products it still sells. */
import { type OnWire, priceFromWire } from '#app/features/catalogue/product/price-on-wire.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';

/** These products as they are now, in the same order, without those that are withdrawn; rejects without an answer. */
export async function stillSold(
  products: readonly Pick<Product, 'variant'>[],
  signal: AbortSignal,
): Promise<Product[]> {
  const variants = products.map(({ variant }) => variant);
  const query = new URLSearchParams({ variants: JSON.stringify(variants) });
  const answer = await fetch(`/api/products?${query}`, { signal });
  if (!answer.ok) throw new Error(`/api/products answered ${answer.status}`);
  const found: { products: OnWire<Product>[] } = await answer.json();
  const byVariant = new Map(found.products.map((one) => [one.variant, one]));
  return variants.flatMap((variant) => {
    const product = byVariant.get(variant);
    return product ? [priceFromWire<Product>(product)] : [];
  });
}
