import { expect, test } from 'vitest';
import { offeredBy } from './offer-rules.ts';

const none = { countsFromLowest: false, showsUnitPrices: false, hidesImportedRatings: false };
const lamp = { priceCents: 1_500, wasCents: 2_500, unitContent: '500 g', rating: 5, ratings: 0 };

test('without a rule a product is as it is', () => {
  expect(offeredBy(none, lamp, 2_000)).toEqual(lamp);
});

test('a reduction is counted from the lowest price of the 30 days before, which stands with it', () => {
  const rules = { ...none, countsFromLowest: true };
  expect(offeredBy(rules, lamp, 2_000)).toEqual({
    ...{ ...lamp, wasCents: 2_000 },
    lowestPriceNote: 'Lowest price of the 30 days before: $20.00',
  });
});

test('a price that is not below the lowest one is no reduction, nor is one without a history', () => {
  const rules = { ...none, countsFromLowest: true };
  const plain = { ...lamp, wasCents: 0 };
  expect(offeredBy(rules, lamp, 1_500)).toEqual(plain);
  expect(offeredBy(rules, lamp, 1_200)).toEqual(plain);
  expect(offeredBy(rules, lamp, undefined)).toEqual(plain);
});

test('a lower price that nobody announces as a reduction stays unannounced', () => {
  const rules = { ...none, countsFromLowest: true };
  const plain = { ...lamp, wasCents: 0 };
  expect(offeredBy(rules, plain, 2_000)).toEqual(plain);
});

test('the price of a kilogram stands beside the price', () => {
  const rules = { ...none, showsUnitPrices: true };
  expect(offeredBy(rules, lamp, undefined)).toEqual({
    ...lamp,
    unitPriceNote: '$30.00\u00a0/\u00a0kg',
  });
});

test('imported stars are hidden, those of buyers are not', () => {
  const rules = { ...none, hidesImportedRatings: true };
  expect(offeredBy(rules, lamp, undefined).rating).toBe(0);
  expect(offeredBy(rules, { ...lamp, ratings: 3 }, undefined).rating).toBe(5);
});
