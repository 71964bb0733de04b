import { afterEach, expect, test } from 'vitest';
import {
  defaultLocale,
  languages,
  localeAttributes,
  localeTag,
  perLocale,
  setShopLocale,
} from './locale.ts';

afterEach(() => setShopLocale(defaultLocale));

test('a shop as it comes is American, and its pages say no currency', () => {
  expect(localeTag()).toBe('en-US');
  expect(localeAttributes()).toEqual({ lang: 'en' });
});

test('each language has a tag that Intl knows', () => {
  const tags = languages.map((language) => {
    setShopLocale({ language, currency: 'EUR' });
    return localeTag();
  });
  expect(tags).toEqual(['en-US', 'de-DE', 'fr-FR', 'es-ES']);
  expect(Intl.NumberFormat.supportedLocalesOf(tags)).toEqual(tags);
});

test('the page carries both, for the browser', () => {
  setShopLocale({ language: 'de', currency: 'EUR' });
  expect(localeAttributes()).toEqual({ lang: 'de', 'data-currency': 'EUR' });
});

test('a formatter is made once a locale', () => {
  let made = 0;
  const formatter = perLocale((tag, { currency }) => {
    made += 1;
    return new Intl.NumberFormat(tag, { style: 'currency', currency });
  });
  expect([formatter().format(1), formatter().format(2)]).toEqual(['$1.00', '$2.00']);
  expect(made).toBe(1);
  setShopLocale({ language: 'de', currency: 'EUR' });
  expect(formatter().format(1)).toBe('1,00\u00a0€');
});
