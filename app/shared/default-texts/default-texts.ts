/** The pages of a shop whose keeper has not written them: true for every shop, and no promise for any. */
import type { ShopTexts } from '#app/shared/shop-about.ts';

/** In the texts, where the sentence about the currency goes. */
export const PRICES = '{prices}';

export type DefaultTexts = ShopTexts & {
  tagline: string;
  /** What a shop says of delivery whose prices are in a table. */
  pricedDelivery: string;
  /** `currency` is its name, `code` that of ISO 4217. */
  pricesIn(currency: string, code: string): string;
};
