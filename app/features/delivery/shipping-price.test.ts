import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMissingCents, findShippingCents, type ShippingPrice } from './shipping-price.ts';

const price = (country: string, fromCents: number, cents: number): ShippingPrice => ({
  country,
  fromCents,
  cents,
});

describe('the price of delivery', () => {
  const prices = [price('NO', 5_000, 0), price('NO', 0, 490), price('*', 0, 1500)];

  test('is that of the country, by the highest value that the order reaches', () => {
    expect(findShippingCents(prices, 'NO', 4_999)).toBe(490);
    expect(findShippingCents(prices, 'NO', 5_000)).toBe(0);
    expect(findShippingCents(prices, 'NO', 90_000)).toBe(0);
  });

  test('is that of everywhere else for a country without one', () => {
    expect(findShippingCents(prices, 'SE', 90_000)).toBe(1500);
  });

  test('is none where nothing is delivered', () => {
    expect(findShippingCents([price('NO', 0, 490)], 'SE', 100)).toBeNull();
    expect(findShippingCents([], 'NO', 100)).toBeNull();
    expect(findShippingCents([price('NO', 1_000, 490)], 'NO', 999)).toBeNull();
    // A country with prices of its own is not everywhere else, however small the order.
    expect(findShippingCents([price('NO', 1_000, 0), price('*', 0, 9)], 'NO', 999)).toBeNull();
  });

  test('says how much more has to be bought where it begins with a higher value', () => {
    const from = [price('NO', 5_000, 0), price('NO', 2_000, 490), price('*', 0, 9)];
    expect(findMissingCents(from, 'NO', 1_500)).toBe(500);
    expect(findMissingCents(from, 'NO', 1_999)).toBe(1);
    expect(findMissingCents([price('NO', 0, 9)], 'SE', 100)).toBeNull();
    expect(findMissingCents(null, 'NO', 100)).toBeNull();
  });

  test('is nothing in a shop without prices', () => {
    expect(findShippingCents(null, 'NO', 100)).toBe(0);
  });

  test('is always one of the table, whatever its order', () => {
    const table = fc.array(
      fc.record({
        country: fc.constantFrom('NO', 'SE', '*'),
        fromCents: fc.integer({ min: 0, max: 3 }),
        cents: fc.integer({ min: 0, max: 9 }),
      }),
      { maxLength: 8 },
    );
    const key = (one: ShippingPrice) => `${one.country} ${one.fromCents}`;
    fc.assert(
      fc.property(table, fc.integer({ min: 0, max: 4 }), (rows, itemsCents) => {
        const unique = [...new Map(rows.map((row) => [key(row), row])).values()];
        const found = findShippingCents(unique, 'NO', itemsCents);
        expect(findShippingCents(unique.toReversed(), 'NO', itemsCents)).toBe(found);
        if (found !== null) expect(unique.map(({ cents }) => cents)).toContain(found);
      }),
    );
  });
});
