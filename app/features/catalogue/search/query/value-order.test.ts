import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareValues } from './offered-facets.ts';

test.for([
  [['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '10XL']],
  [['x-small', 'Small', 'Medium', 'Large', 'X-Large', '2X-Large']],
  [['7', '7,5', '36', '36.5', '42 EU', '100']],
  [['30/32', '30/34', '32/30']],
  [['Black', 'Sand', 'Éclair'].sort((one, other) => one.localeCompare(other, 'en'))],
  [['S', 'M', '36', '38', 'One size']],
])('%j are in order', ([values = []]) => {
  expect(values.toReversed().sort(compareValues)).toEqual(values);
  expect(values.toSorted().sort(compareValues)).toEqual(values);
});

test('any values have one order', () => {
  const value = fc.oneof(
    fc.constantFrom('S', 'M', 'XL', '2XL', '40', '40.5', '1,5 m', 'Sand'),
    fc.string(),
  );
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
      if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) {
        expect(compareValues(a, c)).toBeLessThanOrEqual(0);
      }
    }),
  );
});
