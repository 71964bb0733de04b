import { expect, test } from 'vitest';
import { alternativeTexts, wordsToCorrect } from './spelling.ts';

test('only words that the catalogue does not have are corrected, four of them, none too long or too short', () => {
  const long = 'x'.repeat(41);
  expect(wordsToCorrect(['lamp', 'rde', long], new Set(['lamp']))).toEqual(['rde']);
  const five = ['aaa', 'bbb', 'ccc', 'ddd', 'eee'];
  expect(wordsToCorrect(five, new Set())).toEqual(five.slice(0, 4));
  expect(wordsToCorrect(['c', 'cm'], new Set())).toEqual([]);
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
