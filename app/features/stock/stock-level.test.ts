import { expect, test } from 'vitest';
import {
  isGone,
  mostAtOnce,
  NOT_SOLD,
  stockText,
  toStockLevel,
  unitsMissing,
} from './stock-level.ts';

test.for([
  [[6, 5, false], 'In stock'],
  [[5, 5, false], 'Only 5 left'],
  [[1, 5, true], 'Only 1 left'],
  [[1, 0, false], 'In stock'],
  [[0, 5, true], 'All in checkouts, one may come back'],
  [[0, 5, false], 'Sold out'],
  [[-2, 5, true], 'All in checkouts, one may come back'],
  [[-2, 5, false], 'Sold out'],
] as const)('%j is: %s', ([numbers, text]) => {
  expect(stockText(toStockLevel(numbers))).toBe(text);
});

test('what is missing is known where few are left', () => {
  expect(unitsMissing({ kind: 'in' }, 100)).toBe(0);
  expect(unitsMissing({ kind: 'low', left: 2 }, 2)).toBe(0);
  expect(unitsMissing({ kind: 'low', left: 2 }, 3)).toBe(1);
  expect(unitsMissing({ kind: 'held' }, 1)).toBe(1);
  expect(unitsMissing({ kind: 'out' }, 2)).toBe(2);
});

test('the choice of how many ends at what is left, as far as that is known', () => {
  expect(mostAtOnce(null, 10)).toBe(10);
  expect(mostAtOnce({ kind: 'in' }, 10)).toBe(10);
  expect(mostAtOnce({ kind: 'low', left: 3 }, 10)).toBe(3);
  expect(mostAtOnce({ kind: 'low', left: 20 }, 10)).toBe(10);
  expect(mostAtOnce({ kind: 'out' }, 10)).toBe(1);
});

test('what the shop does not sell now is not available', () => {
  expect(stockText(NOT_SOLD)).toBe('Not available');
});

test.for([
  [{ kind: 'out' }, true],
  [NOT_SOLD, true],
  [{ kind: 'held' }, false],
  [{ kind: 'in' }, false],
  [null, false],
] as const)('%j is gone: %j', ([level, isIt]) => {
  expect(isGone(level)).toBe(isIt);
});
