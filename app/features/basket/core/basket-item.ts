/** The items of a basket (spec 3 and 9). */
import type { Product } from '#app/features/catalogue/product/product.ts';

/**
 * A product in a basket. `line` identifies this very item; products and variants may repeat. A product
 * that the shop no longer sells is `withdrawn`: shown and removable, but neither counted nor charged.
 */
export type BasketItem = Product & {
  line: number;
  withdrawn?: true;
  /** It is money, and no goods: a gift card worth its price (docs/decisions/127). */
  isGiftCard?: true;
};

/** A basket as of `version`; of two about one shopper, the higher version is the newer. */
export type Basket = { shopper: string | null; items: BasketItem[]; version: number };

/** Why a basket was left as it is. */
export const BASKET_REFUSALS = [
  'unknown_variant',
  'basket_full',
  'line_gone',
  'too_many_guests',
  'shopper_merged',
] as const;

export type BasketRefusal = (typeof BASKET_REFUSALS)[number];

/** The basket after an action, the lines that it added, removed or restored, and their item if it was one. */
export type ChangedBasket = {
  basket: Basket;
  lines: readonly number[];
  changed: BasketItem | null;
};

/** The basket of a visitor who has no shopper yet. */
export const emptyBasket: Basket = { shopper: null, items: [], version: 0 };

/** The maximum number of lines, which bounds a page, an intent and a transaction. */
export const MAX_BASKET_LINES = 100;
