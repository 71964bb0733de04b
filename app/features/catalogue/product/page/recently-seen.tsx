import { useEffect, useState } from 'react';
import { ProductShelf, type ShelfProduct } from './product-shelf.tsx';
import { rememberSeen, type SeenProduct } from './seen-products.ts';
import { stillSold } from './still-sold.ts';

/**
 * Remembers this product in the browser and shows those seen before it that are still sold; nothing without
 * scripts.
 */
export function RecentlySeen({ product }: { product: SeenProduct }) {
  const [seen, setSeen] = useState<readonly ShelfProduct[]>([]);
  // Another choice of the same product changes nothing that is shown.
  const { variant } = product;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variant is all that identifies it
  useEffect(() => {
    const leave = new AbortController();
    try {
      const before = rememberSeen(product, localStorage);
      if (before.length === 0) setSeen([]);
      // Without an answer what is shown stays: the shop cannot be reached, or the page is left.
      else stillSold(before, leave.signal).then(setSeen, () => {});
    } catch {
      // Reading `localStorage` itself is refused where cookies are.
    }
    return () => leave.abort();
  }, [variant]);
  return <ProductShelf heading="Recently seen" products={seen} />;
}
