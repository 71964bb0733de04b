import { expect, test } from 'vitest';
import { readOrderForm } from './order-form-fields.ts';

test('a form is one of three', () => {
  expect(readOrderForm({ do: 'cancel', more: 'x' })).toEqual({ do: 'cancel' });
  expect(readOrderForm({ do: 'buy-again' })).toEqual({ do: 'buy-again' });
  for (const none of [null, {}, { do: 'refund' }]) expect(readOrderForm(none)).toBeUndefined();
});

test.each([
  [' Too small\r\nand red ', 'Too small\nand red'],
  [`${'x'.repeat(499)}\r\n`, 'x'.repeat(499)],
  ['x'.repeat(501), ''],
  ['  ', ''],
  ['\0', ''],
])('the reason of a return is text of at most 500 letters: %j', (text, reason) => {
  expect(readOrderForm({ do: 'return', reason: text })).toEqual({ do: 'return', reason });
});

test('a return without a reason has an empty one', () => {
  expect(readOrderForm({ do: 'return' })).toEqual({ do: 'return', reason: '' });
});
