import { expect, test } from 'vitest';
import { findTooMany, isShort } from './stock.ts';

test('too little of one variant is too little for all, and what is unknown may be enough', () => {
  const left = new Map([
    ['lamp', 1],
    ['desk', 2],
  ]);
  expect(isShort({ lamp: 1, desk: 2 }, left)).toBe(false);
  expect(isShort({ lamp: 1, desk: 3 }, left)).toBe(true);
  expect(isShort({ rug: 9 }, left)).toBe(false);
});

test('a variant of which more is wanted than one payment may have is found', () => {
  expect(findTooMany({ 'product:lamp': 2, 'product:desk': 3 }, 3)).toBeNull();
  expect(findTooMany({ 'product:lamp': 2, 'product:desk': 3 }, 2)).toBe('desk');
});
