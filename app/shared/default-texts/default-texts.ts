/** What a shop says of itself, in its language, where its keeper has written nothing: true for every shop, and no promise for any. */

import type { Language, ShopLocale } from '#app/shared/locale.ts';
import type { ShopTexts } from '#app/shared/shop-about.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** `{prices}` in its terms is where the sentence about the currency goes. */
export type DefaultTexts = Omit<ShopTexts, 'imprint'> & {
  tagline: string;
  /** What a shop says of delivery whose prices are in a table. */
  pricedDelivery: string;
  /** `currency` is its name, `code` that of ISO 4217. */
  pricesIn(currency: string, code: string): string;
};

const defaultTexts: Record<Language, DefaultTexts> = { en, de, fr, es };

/** `isDelivering`: delivery may cost something. */
export function defaultTextsIn(
  { language, currency }: ShopLocale,
  isDelivering: boolean,
): { tagline: string; texts: ShopTexts } {
  const { tagline, pricedDelivery, pricesIn, ...texts } = defaultTexts[language];
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency;
  const terms = texts.terms.replace('{prices}', pricesIn(name, currency));
  const deliveryNote = isDelivering ? pricedDelivery : texts.deliveryNote;
  return { tagline, texts: { ...texts, terms, deliveryNote, imprint: '' } };
}
