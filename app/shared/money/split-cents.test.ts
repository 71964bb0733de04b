import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCents } from './split-cents.ts';

const cents = fc.integer({ min: 0, max: 99_999_999 });

test('the parts always add up to what is split, and none is more than its weight', () => {
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 20 }), (amount, weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const parts = splitCents(amount, weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.min(amount, total));
      parts.forEach((part, index) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
      });
    }),
  );
});

test('no part is a cent or more away from its exact share', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        const amount = Math.floor(total * share);
        splitCents(amount, weights).forEach((part, index) => {
          const exact = total === 0 ? 0 : (amount * (weights[index] ?? 0)) / total;
          expect(Math.abs(part - exact)).toBeLessThan(1.000_001);
        });
      },
    ),
  );
});

test('what rounding leaves goes to the largest remainders', () => {
  expect(splitCents(100, [1000, 1000, 1000])).toEqual([34, 33, 33]);
  expect(splitCents(1, [1, 2])).toEqual([0, 1]);
});
