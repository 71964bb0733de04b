/**
 * The baskets that this process has just written, for the live streams of the same shoppers: the echo
 * of a write is sent from memory. What another process wrote is read from the database.
 */
import type { Basket } from '#app/features/basket/core/basket-item.ts';

/** Of shoppers with a stream here; the oldest go first. */
const MAX_BASKETS = 500;

export type RecentBaskets = {
  put(basket: Basket): void;
  /** The basket of exactly this version, if it was written here lately. */
  get(shopper: string, version: number): Basket | undefined;
  /** Titles and prices have changed. */
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
