import { expect, test } from 'vitest';
import {
  codeKey,
  creditKey,
  DECLINED_HOLD_SECONDS,
  findTooMany,
  HOLD_SECONDS,
  isCreditKey,
  isShort,
  productKey,
  variantsLeft,
} from './stock.ts';

test('everybody is told what is left of variants, and nothing of codes and credits', () => {
  const left = [productKey('lamp'), codeKey('FEW'), creditKey('card'), productKey('chair')].map(
    (stockKey, index) => ({ stockKey, left: index }),
  );
  expect(left.map(({ stockKey }) => stockKey)).toEqual([
    ...['product:lamp', 'code:FEW', 'credit:card', 'product:chair'],
  ]);
  expect(variantsLeft(left)).toEqual([
    { variant: 'lamp', left: 0 },
    { variant: 'chair', left: 3 },
  ]);
  expect(left.map(({ stockKey }) => isCreditKey(stockKey))).toEqual([false, false, true, false]);
});

test('a payment holds its units for ten minutes, and for two after its card was declined', () => {
  expect([HOLD_SECONDS, DECLINED_HOLD_SECONDS]).toEqual([600, 120]);
});

test('too little of one variant is too little for all, and what is unknown may be enough', () => {
  const left = new Map([
    ['lamp', 1],
    ['chair', 2],
  ]);
  expect(isShort({ lamp: 1, chair: 2 }, left)).toBe(false);
  expect(isShort({ lamp: 1, chair: 3 }, left)).toBe(true);
  expect(isShort({ rug: 9 }, left)).toBe(false);
});

test('a variant of which more is wanted than one payment may have is found', () => {
  expect(findTooMany({ 'product:lamp': 2, 'product:chair': 3 }, 3)).toBeNull();
  expect(findTooMany({ 'product:lamp': 2, 'product:chair': 3 }, 2)).toBe('chair');
  expect(findTooMany({ 'credit:card': 9, 'product:lamp': 2 }, 2)).toBeNull();
});
