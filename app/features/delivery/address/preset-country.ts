/** The country of a shopper who has named none. */

import { type DeliveryZone, isServed, soleCountry } from '#app/features/delivery/delivery-zone.ts';
import { type Language, shopLocale } from '#app/shared/locale.ts';
import { isCountry } from './countries.ts';

const EURO_COUNTRIES: Partial<Record<Language, string>> = { de: 'DE', fr: 'FR', es: 'ES' };

/**
 * The only one that is delivered to, else the one whose own currency the shop's is, or for the euro that of its
 * language; empty where nothing tells, or the shop delivers elsewhere.
 */
export function presetCountry(zones: readonly DeliveryZone[] | null): string {
  const sole = soleCountry(zones ?? []);
  if (sole !== null) return sole;
  const { currency, language } = shopLocale();
  // ISO 4217 names a country's own currency after its code.
  const country = currency === 'EUR' ? (EURO_COUNTRIES[language] ?? '') : currency.slice(0, 2);
  return isCountry(country) && isServed(zones, country) ? country : '';
}
