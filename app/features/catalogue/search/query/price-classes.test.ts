import { expect, test } from 'vitest';
import { priceClasses, priceClassName } from './price-classes.ts';

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
