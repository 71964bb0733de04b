/** What lies in a basket (spec 3 and 9). */
import type { Product } from '#app/features/catalogue/product.ts';
import { dollarsToCents } from '#app/shared/money.ts';

/** A product in a basket. `line` names this very item; products and listings may repeat. */
export type BasketItem = Product & { line: number };

/** The basket as it is answered; `version` tells the newer of two answers about one shopper. */
export type Basket = { shopper: string | null; items: BasketItem[]; version: number };

/** The basket after an action, and the one item that was added, removed or put back, if it was one. */
export type ChangedBasket = { basket: Basket; changed: BasketItem | null };

/** What a visitor has who has put nothing into a basket yet. */
export const emptyBasket: Basket = { shopper: null, items: [], version: 0 };

/** The most lines a basket holds, so that a page, an intent and a transaction stay small. */
export const MOST_BASKET_LINES = 100;

/** The sum of the item prices in whole cents (spec 9). */
export function basketTotalCents(items: readonly Product[]): number {
  return items.reduce((total, item) => total + dollarsToCents(item.price), 0);
}
