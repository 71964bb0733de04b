import { useEffect, useState } from 'react';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { type OnWire, priceFromWire } from '#app/features/catalogue/product/price/price-on-wire.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { ProductShelf, type ShelfProduct } from './product-shelf.tsx';

/** What a tile needs that stays true: a price might have changed. */
type SeenProduct = Pick<Product, 'variant' | 'id' | 'title' | 'image'>;

const KEY = 'seen-products';
const MAX_SEEN = 13;

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
  return <ProductShelf heading={messages.recentlySeen} products={seen} />;
}

function isSeenProduct(value: unknown): value is SeenProduct {
  if (typeof value !== 'object' || value === null) return false;
  return ['variant', 'id', 'title', 'image'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );
}

function readStored(storage: Pick<Storage, 'getItem'>): SeenProduct[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeenProduct) : [];
  } catch {
    // Not allowed by the browser, or written by something else.
    return [];
  }
}

/** Puts a product first and gives those that were seen before it, the last one first, each id once. */
export function rememberSeen(
  { variant, id, title, image }: SeenProduct,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): SeenProduct[] {
  const before = readStored(storage).filter((product) => product.id !== id);
  try {
    const all = [{ variant, id, title, image }, ...before].slice(0, MAX_SEEN);
    storage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Full, or not allowed: nothing is remembered.
  }
  return before.slice(0, MAX_SEEN - 1);
}

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
