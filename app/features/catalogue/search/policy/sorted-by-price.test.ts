import { describe, expect, test } from 'vitest';
import { searchFor } from '#app/features/catalogue/search/query/search-query.ts';
import { priceRanges, remainingPrices } from './sorted-by-price.ts';

describe('a search by price', () => {
  const all = { fromCents: 0, toCents: 1_000 };

  test('is read in ranges that end at the second and eighth price of the sample', () => {
    const sampled = [10, 20, 30, 40, 50, 60, 70, 80];
    expect(priceRanges(all, sampled, false)).toEqual([
      { fromCents: 0, toCents: 20 },
      { fromCents: 21, toCents: 80 },
      { fromCents: 81, toCents: 1_000 },
    ]);
    expect(priceRanges(all, sampled.toReversed(), true)).toEqual([
      { fromCents: 70, toCents: 1_000 },
      { fromCents: 10, toCents: 69 },
      { fromCents: 0, toCents: 9 },
    ]);
  });

  test('is read in one range when the sample is too small, or all of it costs the same', () => {
    expect(priceRanges(all, [10], false)).toEqual([all]);
    expect(priceRanges({ fromCents: 5, toCents: 5 }, [5, 5], false)).toEqual([
      { fromCents: 5, toCents: 5 },
    ]);
  });

  test('goes on from the price of the cursor, within its class', () => {
    const query = { ...searchFor('lamp'), priceClass: 1 };
    const after = { position: 1, variant: 'lamp' };
    expect(
      remainingPrices(query, { sort: 'price', after: { key: 1_500, ...after }, limit: 28 }),
    ).toEqual({ fromCents: 1_500, toCents: 2_499 });
    expect(
      remainingPrices(query, { sort: 'price-down', after: { key: -1_500, ...after }, limit: 28 }),
    ).toEqual({ fromCents: 1_000, toCents: 1_500 });
  });
});
