import { expect, test } from 'vitest';
import { chargeProblem, formatAmount, isCurrency } from './amounts.ts';

test('a charge has a least and a most by its currency', () => {
  expect(chargeProblem(49, 'usd')?.message).toBe('Amount must be at least $0.50 usd');
  expect(chargeProblem(100_000_000, 'usd')?.message).toBe(
    'Amount must be no more than $999,999.99',
  );
  expect(chargeProblem(49, 'jpy')?.message).toBe('Amount must be at least ¥50 jpy');
  expect(chargeProblem(17_499, 'huf')?.code).toBe('amount_too_small');
  expect(chargeProblem(100_000_000, 'idr')).toBeNull();
  expect(chargeProblem(10, 'kwd')).toBeNull();
});

test('thousandths go by tens, and what has no decimals any more by hundreds', () => {
  expect([5_124, 5_120].map((amount) => chargeProblem(amount, 'kwd') === null)).toEqual([
    ...[false, true],
  ]);
  expect([550, 500].map((amount) => chargeProblem(amount, 'isk') === null)).toEqual([false, true]);
});

test('amounts are shown with the decimals of their currency', () => {
  const shown = [formatAmount(1_095, 'jpy'), formatAmount(5_120, 'kwd'), formatAmount(500, 'isk')];
  expect(shown.map((text) => text.replace('\u00a0', ' '))).toEqual([
    '¥1,095',
    'KWD 5.120',
    'ISK 5',
  ]);
});

test('a currency is a code of ISO 4217', () => {
  expect([isCurrency('USD'), isCurrency('kwd'), isCurrency('xyz')]).toEqual([true, true, false]);
});
