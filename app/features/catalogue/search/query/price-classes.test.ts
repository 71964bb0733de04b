import { expect, test } from 'vitest';
import { priceClasses, priceClassName, priceClassOf } from './price-classes.ts';

test('the classes of price follow each other and have names', () => {
  expect(priceClasses.map(priceClassName)).toEqual([
    'Under $10',
    '$10 to $25',
    '$25 to $50',
    '$50 to $100',
    '$100 to $250',
    '$250 to $500',
    '$500 to $1,000',
    '$1,000 and above',
  ]);
  for (const [index, { belowCents }] of priceClasses.entries()) {
    expect(priceClasses[index + 1]?.fromCents ?? null).toBe(belowCents);
  }
});

test('a price is in the class that begins at or below it', () => {
  expect([0, 999, 1_000, 2_499, 99_999, 100_000, 2 ** 31 - 1].map(priceClassOf)).toEqual([
    0, 0, 1, 1, 6, 7, 7,
  ]);
});
