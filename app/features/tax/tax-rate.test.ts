import { afterEach, expect, test } from 'vitest';
import { defaultLocale, languages, setShopLocale } from '#app/shared/locale.ts';
import { formatRate, parseRate } from './tax-rate.ts';

afterEach(() => setShopLocale(defaultLocale));

test.for(languages)('a rate is read as a form of the admin writes it: %s', (language) => {
  setShopLocale({ language, currency: 'EUR' });
  for (const basisPoints of [0, 810, 2_500, 10_000]) {
    expect(parseRate(formatRate(basisPoints))).toBe(basisPoints);
  }
});
