/** What lies in a basket (spec 3 and 9). */
import type { Product } from '#app/features/catalogue/product/product.ts';

/**
 * A product in a basket. `line` names this very item; products and listings may repeat. What the shop
 * sells no more is `withdrawn`: it lies there to be seen and removed, and is neither counted nor charged.
 */
export type BasketItem = Product & { line: number; withdrawn?: true };

/** The basket as it is answered; `version` tells the newer of two answers about one shopper. */
export type Basket = { shopper: string | null; items: BasketItem[]; version: number };

/** The basket after an action, and the one item that was added, removed or put back, if it was one. */
export type ChangedBasket = { basket: Basket; changed: BasketItem | null };

/** What a visitor has who has put nothing into a basket yet. */
export const emptyBasket: Basket = { shopper: null, items: [], version: 0 };

/** The most lines a basket holds, so that a page, an intent and a transaction stay small. */
export const MAX_BASKET_LINES = 100;
