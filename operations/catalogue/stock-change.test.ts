import { describe, expect, test } from 'vitest';
import { describeShelf, isReason, readStockChange } from './stock-change.ts';

describe('a change of a stock', () => {
  test.for([
    ['+5', { units: 5, isChange: true }],
    ['-3', { units: -3, isChange: true }],
    ['=12', { units: 12, isChange: false }],
    ['= 12', { units: 12, isChange: false }],
    ['=0', { units: 0, isChange: false }],
    ['none', { units: null, isChange: false }],
  ] as const)('is %s', ([text, value]) => {
    expect(readStockChange(text)).toEqual({ ok: true, value });
  });

  test.for(['', '5', '+', '=1.5', '=-1', '+1e3', 'all'])('is not %j', (text) => {
    expect(readStockChange(text).ok).toBe(false);
  });
});

test('a reason is one word, and none of those that the shop writes about orders', () => {
  expect(isReason('received')).toBe(true);
  for (const text of ['', 'two words', 'shipped', 'cancelled', 'returned']) {
    expect(isReason(text)).toBe(false);
  }
});

test.for([
  [5, 12, 'lamp: 5 on the shelf, now 12'],
  [null, 2, 'lamp: was not counted, now 2'],
  [2, null, 'lamp: 2 on the shelf, now not counted'],
] as const)('a count says what was there: %s, now %s', ([before, after, said]) => {
  expect(describeShelf({ variant: 'lamp', before, after })).toBe(said);
});
