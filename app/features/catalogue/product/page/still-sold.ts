/** Asks the shop which of some products it still sells. */
import { type OnWire, priceFromWire } from '#app/features/catalogue/product/price-on-wire.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';

/** These products as they are now, in the same order, without those that are withdrawn; rejects without an answer. */
export async function stillSold(
  products: readonly Pick<Product, 'listing'>[],
  signal: AbortSignal,
): Promise<Product[]> {
  const listings = products.map(({ listing }) => listing);
  const query = new URLSearchParams({ listings: JSON.stringify(listings) });
  const answer = await fetch(`/api/products?${query}`, { signal });
  if (!answer.ok) throw new Error(`/api/products answered ${answer.status}`);
  const found: { products: OnWire<Product>[] } = await answer.json();
  const byListing = new Map(found.products.map((one) => [one.listing, one]));
  return listings.flatMap((listing) => {
    const product = byListing.get(listing);
    return product ? [priceFromWire<Product>(product)] : [];
  });
}
