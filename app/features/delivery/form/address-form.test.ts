import { afterEach, describe, expect, test } from 'vitest';
import { ADDRESS_FIELDS } from '#app/features/delivery/address/address.ts';
import { COUNTRIES } from '#app/features/delivery/address/countries.ts';
import { presetCountry } from '#app/features/delivery/address/preset-country.ts';
import { defaultLocale, type ShopLocale, setShopLocale } from '#app/shared/locale.ts';
import { addressForm, addressForms } from './address-form.ts';

afterEach(() => setShopLocale(defaultLocale));

/** What is shown, in its order; what may be left empty with a question mark. */
function fieldsOf(country: string): string {
  const { order, used, required } = addressForm(country);
  return order
    .filter((field) => used.includes(field))
    .map((field) => (required.includes(field) ? field : `${field}?`))
    .join(' ');
}

describe('the form of an address', () => {
  test.each([
    ['US', 'country name line1 line2? city region? postalCode'],
    ['DE', 'country name line1 line2? postalCode city'],
    ['GB', 'country name line1 line2? city postalCode'],
    ['HU', 'country name city line1 line2? postalCode'],
    ['KZ', 'country postalCode region? city line1 line2? name'],
    ['IE', 'country name line1 line2? city region? postalCode?'],
    ['HK', 'country name line1 line2? city region?'],
    ['JP', 'country name line1 line2? city? region postalCode'],
    ['AE', 'country name line1 line2? city? region'],
    ['SG', 'country name line1 line2? postalCode'],
    ['MO', 'country name line1 line2?'],
    ['', 'country name line1 line2? city region? postalCode?'],
  ])('asks in %s for %s', (country, fields) => {
    expect(fieldsOf(country)).toBe(fields);
  });

  test('has each field once in every country, the country first, and requires none that it does not show', () => {
    for (const country of COUNTRIES) {
      const { order, used, required } = addressForm(country);
      expect(order.toSorted(), country).toEqual(ADDRESS_FIELDS.toSorted());
      expect(order[0]).toBe('country');
      expect(used).toEqual(expect.arrayContaining([...required]));
      expect(required).toEqual(expect.arrayContaining(['country', 'name', 'line1']));
      expect(addressForms()[country]).toEqual({ order, used, required });
    }
  });

  test('is one object for countries alike, so that a page is sent each once', () => {
    expect(new Set(Object.values(addressForms())).size).toBeLessThan(30);
  });
});

test.each<[ShopLocale, string]>([
  [{ language: 'en', currency: 'USD' }, 'US'],
  [{ language: 'de', currency: 'CHF' }, 'CH'],
  [{ language: 'en', currency: 'JPY' }, 'JP'],
  [{ language: 'de', currency: 'EUR' }, 'DE'],
  [{ language: 'fr', currency: 'EUR' }, 'FR'],
  [{ language: 'en', currency: 'EUR' }, ''],
  [{ language: 'fr', currency: 'XAF' }, ''],
])('the form begins with the country of the money and the language: %j', (locale, country) => {
  setShopLocale(locale);
  expect(presetCountry(null)).toBe(country);
});
