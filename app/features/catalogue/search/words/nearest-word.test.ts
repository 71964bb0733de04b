import { expect, test } from 'vitest';
import { nearestWord, trigrams } from './nearest-word.ts';

const known = [
  { word: 'lamp', products: 5 },
  { word: 'lamb', products: 9 },
  { word: 'lampshade', products: 2 },
];

test.for([
  ['lmap', 'lamp'],
  ['lamt', 'lamb'],
  ['LAMPSHODE', 'lampshade'],
  ['zeppelin', null],
] as const)('for %j the nearest word is %j', ([typed, word]) => {
  expect(nearestWord(typed, known)).toBe(word);
});

test('a word has its groups of three letters, with its beginning and its end', () => {
  expect(trigrams('Lamp')).toEqual(['  l', ' la', 'lam', 'amp', 'mp ']);
  expect(trigrams('é')).toEqual(['  é', ' é ']);
});
