/** What of a basket that came by a link can be bought. Pure. */
import type { Product } from '#app/features/catalogue/product/product.ts';
import { unitsMissing } from '#app/features/stock/stock-level.ts';
import type { LinkedItem } from './basket-link.ts';
import { basketTotalCents } from './basket-total.ts';

/** `product` is null where it is not sold any more; `addable` is how many of it there are, up to `count`. */
export type LinkedRow = LinkedItem & { product: Product | null; addable: number };

/** In the order of the link; `sold` are those of its variants that are sold now. */
export function linkedRows(items: readonly LinkedItem[], sold: readonly Product[]): LinkedRow[] {
  const products = new Map(sold.map((product) => [product.variant, product]));
  return items.map((item) => {
    const product = products.get(item.variant);
    if (!product) return { ...item, product: null, addable: 0 };
    const missing = product.stockLevel ? unitsMissing(product.stockLevel, item.count) : 0;
    return { ...item, product, addable: item.count - missing };
  });
}

/** What is added, each product as often as it is. */
export function addableProducts(rows: readonly LinkedRow[]): Product[] {
  return rows.flatMap(({ product, addable }) =>
    product ? Array<Product>(addable).fill(product) : [],
  );
}

/** What that comes to. */
export function addableCents(rows: readonly LinkedRow[]): number {
  return basketTotalCents(addableProducts(rows));
}
