import { expect, test } from 'vitest';
import { countAtLeast, toFacetCount } from './facet-counts.ts';

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
