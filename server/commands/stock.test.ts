import { describe, expect, test } from 'vitest';
import { describeShelf, readReason, readStockChange } from './stock.ts';

describe('a change of a stock', () => {
  test.for([
    ['+5', { units: 5, isChange: true }],
    ['-3', { units: -3, isChange: true }],
    ['=12', { units: 12, isChange: false }],
    ['= 12', { units: 12, isChange: false }],
    ['=0', { units: 0, isChange: false }],
    ['none', { units: null, isChange: false }],
  ] as const)('is %s', ([text, change]) => {
    expect(readStockChange(text)).toEqual(change);
  });

  test.for(['', '5', '+', '=1.5', '=-1', '+1e3', 'all'])('is not %j', (text) => {
    expect(() => readStockChange(text)).toThrow('is no change of a stock');
  });
});

test('a reason is one word, and none of those that the shop writes about orders', () => {
  expect(readReason('received')).toBe('received');
  for (const text of ['', 'two words', 'shipped', 'cancelled', 'returned']) {
    expect(() => readReason(text)).toThrow('is no reason');
  }
});

test('a count says what was there', () => {
  const said = describeShelf({ variant: 'lamp', before: 5, after: 12 });
  expect(said).toBe('lamp: 5 on the shelf, now 12');
  expect(describeShelf({ variant: 'lamp', before: null, after: 2 })).toBe(
    'lamp: was not counted, now 2',
  );
  expect(describeShelf({ variant: 'lamp', before: 2, after: null })).toBe(
    'lamp: 2 on the shelf, now not counted',
  );
});
