/** Amounts as people write them in a form of the admin or in the shell. */
import { afterEach, expect, test } from 'vitest';
import { defaultLocale, type ShopLocale, setShopLocale } from '#app/shared/locale.ts';
import { parseMoney } from './read-texts.ts';

afterEach(() => setShopLocale(defaultLocale));

const german = (currency: string): ShopLocale => ({ language: 'de', currency });

test.each<[ShopLocale, string, number | null]>([
  [german('EUR'), '12,50', 1_250],
  [german('EUR'), '12,5', 1_250],
  [german('EUR'), ' 12.50 ', 1_250],
  [defaultLocale, '$12.50', 1_250],
  // More digits than its currency has: nobody guesses what is meant.
  [german('EUR'), '1,234', null],
  [german('EUR'), '1.234', null],
  [german('EUR'), '1.234,56', null],
  [german('EUR'), '1,234.56', null],
  [german('EUR'), '12,', null],
  [german('EUR'), ',50', null],
  [german('EUR'), '-1,50', null],
  [german('JPY'), '1250', 1_250],
  [german('JPY'), '12,5', null],
  [german('JPY'), '1,234', null],
  [german('KWD'), '12,5', 12_500],
  // Twelve dinars, or a thousand times as many.
  [german('KWD'), '12.345', null],
  [german('KWD'), '0.345', 345],
  [german('KWD'), '1,234', 1_234],
])('in %j the text %j is %j', (locale, text, cents) => {
  setShopLocale(locale);
  expect(parseMoney(text)).toBe(cents);
});
