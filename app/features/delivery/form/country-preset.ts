/** The country that the form begins with for a shopper who has named none. */

import { isCountry } from '#app/features/delivery/countries.ts';
import { type Language, shopLocale } from '#app/shared/locale.ts';

const EURO_COUNTRIES: Partial<Record<Language, string>> = { de: 'DE', fr: 'FR', es: 'ES' };

/** The country whose own currency the shop's is, or for the euro that of its language; empty where that tells nothing. */
export function presetCountry(): string {
  const { currency, language } = shopLocale();
  if (currency === 'EUR') return EURO_COUNTRIES[language] ?? '';
  // ISO 4217 names a country's own currency after its code.
  const country = currency.slice(0, 2);
  return isCountry(country) ? country : '';
}
