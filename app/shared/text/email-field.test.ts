import { expect, test } from 'vitest';
import { readEmailField } from './email-field.ts';

test.each([
  ['ann@example.com', 'ann@example.com'],
  ['  ann@example.com ', 'ann@example.com'],
  ['', null],
  ['   ', null],
  ['ann', undefined],
  ['ann@example.com, bob@example.com', undefined],
  ['ann@example.com\r\nBcc: bob@example.com', undefined],
  [`${'a'.repeat(250)}@example.com`, undefined],
  [undefined, undefined],
])('the field %j holds %j', (text, email) => {
  expect(readEmailField(text)).toBe(email);
});
