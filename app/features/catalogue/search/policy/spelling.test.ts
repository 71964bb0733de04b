import { expect, test } from 'vitest';
import { alternativeTexts, wordsToCorrect } from './spelling.ts';

test('only words that the catalogue does not have are corrected, four of them, none too long', () => {
  const long = 'x'.repeat(41);
  expect(wordsToCorrect(['lamp', 'rde', long], new Set(['lamp']))).toEqual(['rde']);
  expect(wordsToCorrect(['a', 'b', 'c', 'd', 'e'], new Set())).toEqual(['a', 'b', 'c', 'd']);
});

test.for([
  [['lmap'], ['lamp'], ['lamp']],
  [['lamp'], ['lamp'], []],
  [
    ['red', 'lmap'],
    ['red', 'lamp'],
    ['red lamp', 'red', 'lamp'],
  ],
  [
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
    ['a b', 'b c', 'a', 'b', 'c'],
  ],
] as const)('instead of %j, corrected to %j, %j is searched for', ([words, corrected, texts]) => {
  expect(alternativeTexts(words, corrected)).toEqual(texts);
});
