/**
 * A cache of the baskets that this process has just written, for the live streams of the same shoppers:
 * their events need no read. What another process wrote is read from the database.
 */
import type { Basket } from '#app/features/basket/core/basket-item.ts';

/** Bounded to shoppers with a stream here; evicts the oldest first. */
const MAX_BASKETS = 500;

export function createRecentBaskets() {
  const baskets = new Map<string, Basket>();
  return {
    put(basket: Basket): void {
      const { shopper } = basket;
      if (shopper === null) return;
      baskets.delete(shopper);
      baskets.set(shopper, basket);
      const [oldest] = baskets.keys();
      if (baskets.size > MAX_BASKETS && oldest !== undefined) baskets.delete(oldest);
    },
    /** The basket of exactly this version, if this process wrote it lately. */
    get(shopper: string, version: number): Basket | undefined {
      const basket = baskets.get(shopper);
      return basket?.version === version ? basket : undefined;
    },
    /** Clears the cache: titles and prices have changed. */
    clear: (): void => baskets.clear(),
  };
}
