import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatInviteCode, readInviteCode } from './invite-code.ts';

test('a code is five groups of five digits, read in any case and with or without hyphens', () => {
  const code = formatInviteCode(randomBytes(25));
  expect(code).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/);
  expect(readInviteCode(code)).toBe(code);
  expect(readInviteCode(` ${code.toLowerCase().replaceAll('-', '')} `)).toBe(code);
});

test('letters that look like digits are digits', () => {
  const code = formatInviteCode(new Uint8Array(25).fill(1));
  expect(readInviteCode('iIlL1'.repeat(5))).toBe(code);
});

test.for(['', 'ABCDE', '!'.repeat(25), 'U'.repeat(25)])('"%s" is no code', (text) => {
  expect(readInviteCode(text)).toBeNull();
});
