import { expect, test } from 'vitest';
import { titleWithCount } from './new-orders-title.ts';

test.for([
  ['Orders · Admin', 0, 'Orders · Admin'],
  ['Orders · Admin', 3, '(3) Orders · Admin'],
  ['(3) Orders · Admin', 4, '(4) Orders · Admin'],
  ['(99+) Orders · Admin', 0, 'Orders · Admin'],
  ['Today', 100, '(99+) Today'],
] as const)('%s with %i new orders is %s', ([title, count, expected]) =>
  expect(titleWithCount(title, count)).toBe(expected),
);
