import { expect, test } from 'vitest';
import { lowestBefore, reductionOf } from './price-history.ts';

const DAY = 24 * 60 * 60;
const price = (cents: number, day: number) => ({ cents, fromSeconds: day * DAY });

test('a price before is shown only while it is higher', () => {
  expect(reductionOf({ priceCents: 1_500, wasCents: 2_000 })).toEqual({
    ...{ wasCents: 2_000, savedCents: 500 },
  });
  expect(reductionOf({ priceCents: 2_000, wasCents: 2_000 })).toBeNull();
  expect(reductionOf({ priceCents: 2_000 })).toBeNull();
});

test('the lowest price before is one that was in force in the 30 days before the present one began', () => {
  expect(
    lowestBefore([price(2_000, 0), price(1_800, 50), price(1_900, 60), price(1_500, 70)]),
  ).toBe(1_800);
  // It ended 31 days before.
  expect(lowestBefore([price(1_000, 0), price(2_000, 39), price(1_500, 70)])).toBe(2_000);
  expect(lowestBefore([price(1_000, 0), price(2_000, 41), price(1_500, 70)])).toBe(1_000);
});

test('what has had one price alone has no lowest price before', () => {
  expect(lowestBefore([price(1_500, 1)])).toBeNull();
  expect(lowestBefore([])).toBeNull();
});
