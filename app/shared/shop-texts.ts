/** What a shop says of itself in its own language, where its keeper has written nothing. */
import { de } from './default-texts/de.ts';
import { type DefaultTexts, PRICES } from './default-texts/default-texts.ts';
import { en } from './default-texts/en.ts';
import { es } from './default-texts/es.ts';
import { fr } from './default-texts/fr.ts';
import type { Language, ShopLocale } from './locale.ts';
import type { ShopTexts } from './shop-about.ts';

const defaultTexts: Record<Language, DefaultTexts> = { en, de, fr, es };

/** `isDelivering`: delivery may cost something. */
export function defaultTextsIn(
  { language, currency }: ShopLocale,
  isDelivering: boolean,
): { tagline: string; texts: ShopTexts } {
  const { tagline, pricedDelivery, pricesIn, ...texts } = defaultTexts[language];
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency;
  const terms = texts.terms.replace(PRICES, pricesIn(name, currency));
  const deliveryNote = isDelivering ? pricedDelivery : texts.deliveryNote;
  return { tagline, texts: { ...texts, terms, deliveryNote } };
}
