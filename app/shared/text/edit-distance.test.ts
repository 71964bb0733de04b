import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.for([
  ['lamp', 'lamp', 0],
  ['lmap', 'lamp', 1],
  ['lam', 'lamp', 1],
  ['speeker', 'speaker', 1],
  ['headphonse', 'headphones', 1],
  ['', 'lamp', 4],
  ['kitten', 'sitting', 3],
] as const)('%j is %j after %i changes', ([one, other, distance]) => {
  expect(editDistance(one, other)).toBe(distance);
});

test('there are as many changes there as back, and none only between equals', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other) === 0).toBe(one === other);
    }),
  );
});
