/** What stands in the forms of a product, in each language and currency. */
import { afterEach, expect, test } from 'vitest';
import { defaultLocale, type ShopLocale, setShopLocale } from '#app/shared/locale.ts';
import { EDITED_FIELDS, typedText } from './product-values.ts';

afterEach(() => setShopLocale(defaultLocale));

function fieldOf(key: string) {
  const field = EDITED_FIELDS.find((one) => one.key === key);
  if (!field) throw new Error(`There is no field ${key}`);
  return field;
}

const german = (currency: string): ShopLocale => ({ language: 'de', currency });

test.each<[ShopLocale, number, string]>([
  [defaultLocale, 109_498, '1094.98'],
  [german('EUR'), 109_498, '1094,98'],
  [german('JPY'), 1_095, '1095'],
  [german('KWD'), 1_090, '1,090'],
])('in %j prices stand as people type them, and are read back', (locale, cents, text) => {
  setShopLocale(locale);
  for (const field of [fieldOf('priceCents'), fieldOf('wasCents')]) {
    expect(typedText(field, cents)).toBe(text);
    expect(field.typed?.read(text)).toEqual({ ok: true, value: cents });
  }
  expect(typedText(fieldOf('wasCents'), 0)).toBe('');
});

test('files keep the point, which stays an amount in a form too; what reads in two ways is refused', () => {
  setShopLocale(german('EUR'));
  const price = fieldOf('priceCents');
  expect(price.write?.(109_498)).toBe('1094.98');
  for (const text of ['1094.98', '1.094,98', '1.094,98 €'])
    expect(price.typed?.read(text)).toEqual({ ok: true, value: 109_498 });
  expect(price.typed?.read('1.094')).toMatchObject({ ok: false });
  setShopLocale(german('KWD'));
  const refusal = expect.stringContaining('schreib 1230,000 oder 1,230');
  expect(price.typed?.read('1.230')).toEqual({ ok: false, refusal });
  expect(price.typed?.read('1,230')).toEqual({ ok: true, value: 1_230 });
});
