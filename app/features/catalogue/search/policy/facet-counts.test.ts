import { expect, test } from 'vitest';
import { countAtLeast, countFacets, toFacetCount } from './facet-counts.ts';

const value = { value: 'Light', count: 40, sampled: 40 };

test('a count is exact when all matches are known', () => {
  expect(toFacetCount(value, { isComplete: true, everyNth: 1 }).count).toBe(40);
});

test('beyond that it is more than a thousand if the sample leaves no doubt, else unknown', () => {
  const countFor = (sampled: number, everyNth: number) =>
    toFacetCount({ ...value, sampled }, { isComplete: false, everyNth }).count;
  expect(countFor(40, 128)).toBe(1_001);
  expect(countFor(10, 128)).toBeNull();
  expect(countFor(900, 1)).toBeNull();
  expect(countFor(0, 128)).toBeNull();
});

test('at least so many stars have those with more, and a number that none has is not offered', () => {
  const values = [
    { value: '4', count: 2, sampled: 1 },
    { value: '6', count: 3, sampled: 0 },
  ];
  expect(countAtLeast(values)).toEqual([
    { value: '3', count: 5, sampled: 1 },
    { value: '4', count: 5, sampled: 1 },
    { value: '5', count: 3, sampled: 0 },
    { value: '6', count: 3, sampled: 0 },
  ]);
});

const lamp = { category: 'Light', priceCents: 999, rating: 2, isSampled: false };

test('a card counts once for each value that its variants have, and for the most stars of them', () => {
  const cards = [
    [lamp],
    [lamp, { ...lamp, priceCents: 1_000, rating: 5 }, { ...lamp, rating: 4 }],
    [{ ...lamp, category: '' }],
  ];
  const whole = { isComplete: true, everyNth: 1 };
  expect(countFacets(['category', 'price', 'rating'], cards, whole)).toEqual({
    category: [{ value: 'Light', count: 2 }],
    price: [
      { value: '0', count: 3 },
      { value: '1', count: 1 },
    ],
    rating: [
      { value: '3', count: 1 },
      { value: '4', count: 1 },
      { value: '5', count: 1 },
    ],
  });
  expect(countFacets([], cards, whole)).toEqual({ category: [], price: [], rating: [] });
});

test('a value of many in the sample is surely that of more than a thousand', () => {
  const sampled = Array.from({ length: 40 }, () => [{ ...lamp, isSampled: true }]);
  const some = [[{ ...lamp, category: 'Desk', isSampled: true }], [{ ...lamp, category: 'Bed' }]];
  const { category } = countFacets(['category'], [...sampled, ...some], {
    isComplete: false,
    everyNth: 128,
  });
  expect(category).toEqual([
    { value: 'Light', count: 1_001 },
    { value: 'Bed', count: null },
    { value: 'Desk', count: null },
  ]);
});

test('of many values the thirty most frequent are offered', () => {
  const cards = Array.from({ length: 45 }, (_, index) => [{ ...lamp, category: `c${index % 40}` }]);
  const { category } = countFacets(['category'], cards, { isComplete: true, everyNth: 1 });
  expect(category).toHaveLength(30);
  expect(category[0]).toEqual({ value: 'c0', count: 2 });
});
