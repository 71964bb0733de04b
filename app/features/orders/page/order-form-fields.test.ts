import { expect, test } from 'vitest';
import { readOrderForm } from './order-form-fields.ts';

test('a form is one of three', () => {
  expect(readOrderForm({ do: 'cancel', more: 'x' })).toEqual({ do: 'cancel' });
  expect(readOrderForm({ do: 'buy-again' })).toEqual({ do: 'buy-again' });
  for (const none of [null, {}, { do: 'refund' }]) expect(readOrderForm(none)).toBeUndefined();
});
