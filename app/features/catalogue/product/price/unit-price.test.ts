import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import { parseUnitContent, unitPriceOf, unitPriceText } from './unit-price.ts';

afterEach(() => setShopLocale(defaultLocale));

describe('the content of a variant', () => {
  test.for([
    ['500 ml', '500 ml'],
    ['0,75L', '0.75 l'],
    ['6 x 330ml', '6 x 330 ml'],
    ['2.5 m2', '2.5 m²'],
    ['1kg', '1 kg'],
  ] as const)('%s has one spelling, which is read as itself', ([typed, text]) => {
    expect(parseUnitContent(typed)?.text).toBe(text);
    expect(parseUnitContent(text)?.text).toBe(text);
  });

  test.for(['500', 'ml', '0 g', '1.2345 l', '3 pieces', '-1 kg', '1 000 g'])(
    '%s is none',
    (typed) => {
      expect(parseUnitContent(typed)).toBeNull();
    },
  );
});

describe('a unit price', () => {
  test.for([
    [{ priceCents: 1_299, unitContent: '500 ml' }, '$25.98 / l'],
    [{ priceCents: 199, unitContent: '30 g' }, '$66.33 / kg'],
    [{ priceCents: 499, unitContent: '6 x 330 ml' }, '$2.52 / l'],
    [{ priceCents: 1_000, unitContent: '250 cm' }, '$4.00 / m'],
  ] as const)('of %j is %s', ([product, text]) => {
    expect(unitPriceText(product)?.replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('is not said where it is the price itself, nothing is known or it costs nothing', () => {
    expect(unitPriceText({ priceCents: 500, unitContent: '1 kg' })).toBeNull();
    expect(unitPriceText({ priceCents: 500, unitContent: '1000 g' })).toBeNull();
    expect(unitPriceText({ priceCents: 500 })).toBeNull();
    expect(unitPriceText({ priceCents: 0, unitContent: '500 g' })).toBeNull();
  });

  test('is rounded to what the currency has', () => {
    setShopLocale({ language: 'en', currency: 'UGX' });
    expect(unitPriceOf({ priceCents: 99_900, unitContent: '700 g' })).toEqual({
      ...{ cents: 142_700, per: 'kg' },
    });
  });

  test('is within half a cent of the exact one, whatever the price and the content', () => {
    const units = fc.constantFrom('g', 'kg', 'ml', 'cl', 'l', 'mm', 'cm', 'm', 'm²');
    const amounts = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        amounts,
        fc.integer({ min: 1, max: 999 }),
        units,
        (priceCents, thousandths, packs, unit) => {
          const unitContent = `${packs} x ${Math.floor(thousandths / 1_000)}.${String(thousandths % 1_000).padStart(3, '0')} ${unit}`;
          const price = unitPriceOf({ priceCents, unitContent });
          const content = parseUnitContent(unitContent);
          if (price === null || content === null) return;
          // price = exact ± 1/2, without a division.
          const error =
            2n * (BigInt(price.cents) * BigInt(content.micro) - BigInt(priceCents) * 1_000_000n);
          expect(error <= BigInt(content.micro) && error >= -BigInt(content.micro)).toBe(true);
        },
      ),
    );
  });
});
