import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askOwnPrices, type ShippingPrice, soleCountry } from './shipping-price.ts';

const price = (country: string, fromCents: number, cents: number): ShippingPrice => ({
  country,
  fromCents,
  cents,
});

type Prices = readonly ShippingPrice[] | null;

const ask = (prices: Prices, country: string, itemsCents: number) =>
  askOwnPrices(prices, { address: { country }, itemsCents });

/** Of the only option; null where nothing is delivered. */
function findCents(prices: Prices, country: string, itemsCents: number): number | null {
  const answer = ask(prices, country, itemsCents);
  return 'missingCents' in answer ? null : (answer[0]?.cents ?? null);
}

describe('the price of delivery', () => {
  const prices = [price('NO', 5_000, 0), price('NO', 0, 490), price('*', 0, 1500)];

  test('is that of the country, by the highest value that the order reaches', () => {
    expect(findCents(prices, 'NO', 4_999)).toBe(490);
    expect(findCents(prices, 'NO', 5_000)).toBe(0);
    expect(findCents(prices, 'NO', 90_000)).toBe(0);
  });

  test('is that of everywhere else for a country without one', () => {
    expect(findCents(prices, 'SE', 90_000)).toBe(1500);
  });

  test('is none where nothing is delivered', () => {
    expect(findCents([price('NO', 0, 490)], 'SE', 100)).toBeNull();
    expect(findCents([], 'NO', 100)).toBeNull();
    expect(findCents([price('NO', 1_000, 490)], 'NO', 999)).toBeNull();
    // A country with prices of its own is not everywhere else, however small the order.
    expect(findCents([price('NO', 1_000, 0), price('*', 0, 9)], 'NO', 999)).toBeNull();
  });

  test('says how much more has to be bought where it begins with a higher value', () => {
    const from = [price('NO', 5_000, 0), price('NO', 2_000, 490), price('*', 0, 9)];
    expect(ask(from, 'NO', 1_500)).toEqual({ missingCents: 500 });
    expect(ask(from, 'NO', 1_999)).toEqual({ missingCents: 1 });
    expect(ask([price('NO', 0, 9)], 'SE', 100)).toEqual([]);
  });

  test('is nothing in a shop without prices', () => {
    expect(findCents(null, 'NO', 100)).toBe(0);
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
        const found = findCents(unique, 'NO', itemsCents);
        expect(findCents(unique.toReversed(), 'NO', itemsCents)).toBe(found);
        if (found !== null) expect(unique.map(({ cents }) => cents)).toContain(found);
      }),
    );
  });
});

test.each([
  [[price('DE', 0, 490), price('DE', 5_000, 0)], 'DE'],
  [[price('DE', 0, 490), price('AT', 0, 990)], null],
  [[price('*', 0, 490)], null],
  [[], null],
])('of %j the one country is %j', (prices, country) => {
  expect(soleCountry(prices)).toBe(country);
});
