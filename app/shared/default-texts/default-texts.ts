/** What a shop says of itself, in its language, where its keeper has written nothing: true for every shop, and no promise for any. */

import type { LawPage } from '#app/shared/law-pages/law-pages.ts';
import type { Language, ShopLocale } from '#app/shared/locale.ts';
import type { ShopTexts } from '#app/shared/shop-about.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { cookieList, lawTextsIn } from './law/law-texts.ts';

/**
 * `{prices}` in its terms is where the sentence about the currency goes, `{cookies}` in its privacy what is said of them. What
 * else stands in braces is filled in when a text is shown.
 */
export type DefaultTexts = Omit<ShopTexts, LawPage> & {
  tagline: string;
  /** What a shop says of delivery whose prices are in a table. */
  pricedDelivery: string;
  /** Of cookies, where the law does not ask for a list of them. */
  cookies: string;
  /** `currency` is its name, `code` that of ISO 4217. */
  pricesIn(currency: string, code: string): string;
};

const defaultTexts: Record<Language, DefaultTexts> = { en, de, fr, es };

const NO_LAW_TEXTS: Record<LawPage, string> = {
  imprint: '',
  withdrawalTerms: '',
  accessibility: '',
};

/** `isDelivering`: delivery may cost something; `isInUnion`: with the texts that the law of the European Union asks for. */
export function defaultTextsIn(
  { language, currency }: ShopLocale,
  isDelivering: boolean,
  isInUnion = false,
): { tagline: string; texts: ShopTexts } {
  const { tagline, pricedDelivery, cookies, pricesIn, ...texts } = defaultTexts[language];
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency;
  const terms = texts.terms.replace('{prices}', pricesIn(name, currency));
  const deliveryNote = isDelivering ? pricedDelivery : texts.deliveryNote;
  const law = isInUnion ? lawTextsIn(language) : NO_LAW_TEXTS;
  const kept = isInUnion ? cookieList(language) : cookies;
  const privacy = texts.privacy.replace('{cookies}', () => kept);
  return { tagline, texts: { ...texts, terms, deliveryNote, privacy, ...law } };
}
