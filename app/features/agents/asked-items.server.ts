/** What a program names to be delivered or bought, looked up: what of it is sold, and what there is too little of. */
import { combineItems, type LinkedItem } from '#app/features/basket/core/basket-link.ts';
import { linkedRows } from '#app/features/basket/core/linked-basket.ts';
import type { CatalogueService } from '#app/features/catalogue/catalogue-service.server.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';

export type AskedItems = {
  /** In the order in which they were named, each once. */
  items: { product: Product; count: number }[];
  /** Variants that are not sold. */
  unknown: string[];
  /** Variants of which there are fewer than were named, as far as that is known. */
  missing: { variant: string; units: number }[];
};

/** The same variant named twice counts as often as both say. */
export async function readAskedItems(
  { sold }: Pick<CatalogueService, 'sold'>,
  asked: readonly LinkedItem[],
): Promise<AskedItems> {
  const named = combineItems(asked);
  const rows = linkedRows(named, await sold(named.map(({ variant }) => variant)));
  return {
    items: rows.flatMap(({ product, count }) => (product ? [{ product, count }] : [])),
    unknown: rows.flatMap(({ product, variant }) => (product ? [] : [variant])),
    missing: rows.flatMap(({ product, variant, count, addable }) =>
      product && addable < count ? [{ variant, units: count - addable }] : [],
    ),
  };
}

/** Each product as often as it was named. */
export function namedProducts({ items }: Pick<AskedItems, 'items'>): Product[] {
  return items.flatMap(({ product, count }) => Array<Product>(count).fill(product));
}
