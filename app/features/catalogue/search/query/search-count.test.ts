import { expect, test } from 'vitest';
import { isCutOff, searchCount } from './search-count.ts';

test.for([
  [1, '1 product', false],
  [2, '2 products', false],
  [1_000, '1,000 products', false],
  [1_001, '1,000+ products', true],
] as const)('%i found is shown as %j', ([found, words, cut]) => {
  expect(searchCount(found)).toBe(words);
  expect(isCutOff(found)).toBe(cut);
});
