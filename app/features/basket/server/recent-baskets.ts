/**
 * A cache of the baskets that this process has just written, for the live streams of the same shoppers:
 * their events need no read. What another process wrote is read from the database.
 */
import type { Basket } from '#app/features/basket/core/basket-item.ts';

/** Bounded to shoppers with a stream here; evicts the oldest first. */
const MAX_BASKETS = 500;

export type RecentBaskets = {
  put(basket: Basket): void;
  /** The basket of exactly this version, if this process wrote it lately. */
  get(shopper: string, version: number): Basket | undefined;
  /** Clears the cache: titles and prices have changed. */
  clear(): void;
};

export function createRecentBaskets(): RecentBaskets {
  const baskets = new Map<string, Basket>();
  return {
    put(basket) {
      const { shopper } = basket;
      if (shopper === null) return;
      baskets.delete(shopper);
      baskets.set(shopper, basket);
      const [oldest] = baskets.keys();
      if (baskets.size > MAX_BASKETS && oldest !== undefined) baskets.delete(oldest);
    },
    get(shopper, version) {
      const basket = baskets.get(shopper);
      return basket?.version === version ? basket : undefined;
    },
    clear: () => baskets.clear(),
  };
}
