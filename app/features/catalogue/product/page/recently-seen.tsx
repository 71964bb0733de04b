import { useEffect, useState } from 'react';
import { ProductShelf } from './product-shelf.tsx';
import { rememberSeen, type SeenProduct } from './seen-products.ts';

/** Remembers this product in the browser and shows those seen before it; nothing without scripts. */
export function RecentlySeen({ product }: { product: SeenProduct }) {
  const [seen, setSeen] = useState<readonly SeenProduct[]>([]);
  // Another choice of the same product changes nothing that is shown.
  const { listing } = product;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listing is all that identifies it
  useEffect(() => {
    try {
      setSeen(rememberSeen(product, localStorage));
    } catch {
      // Reading `localStorage` itself is refused where cookies are.
    }
  }, [listing]);
  return <ProductShelf heading="Recently seen" products={seen} />;
}
