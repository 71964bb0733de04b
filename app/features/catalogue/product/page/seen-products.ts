/** The products that were looked at last: stored in this browser alone. */
import type { Product } from '#app/features/catalogue/product/product.ts';

/** What a tile needs that stays true: a price might have changed. */
export type SeenProduct = Pick<Product, 'variant' | 'id' | 'title' | 'image'>;

const KEY = 'seen-products';
const MAX_SEEN = 13;

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
