import { expect, test } from 'vitest';
import { arrangePictures, formatPictureMove, readPictureMove } from './arrange-pictures.ts';

test.for([
  ['first 2', 'cab'],
  ['earlier 2', 'acb'],
  ['later 0', 'bac'],
  ['remove 1', 'ac'],
  ['earlier 0', 'abc'],
  ['later 2', 'abc'],
  ['remove 7', 'abc'],
] as const)('%s of abc is %s', ([text, expected]) => {
  const move = readPictureMove(text);
  if (!move) throw new Error('It is no move');
  expect(formatPictureMove(move)).toBe(text);
  expect(arrangePictures([...'abc'], move).join('')).toBe(expected);
});

test.for(['', 'first', 'last 1', 'remove -1', 'remove 1e3'])('%j is no move', (text) => {
  expect(readPictureMove(text)).toBeNull();
});
