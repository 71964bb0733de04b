import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSessionCookie } from '#app/features/account/sign-in/auth.server.ts';

const SECRET = 'a secret for the tests, long enough';
const TOKEN = 'token.with.dots';
const SIGNATURE = createHmac('sha256', SECRET).update(TOKEN).digest('base64');

const { read } = createSessionCookie(false, [SECRET]);
const headersWith = (value: string) => new Headers({ cookie: `a=1; session=${value}` });

test('the token of a cookie that the shop has signed is read', () => {
  expect(read(headersWith(encodeURIComponent(`${TOKEN}.${SIGNATURE}`)))).toBe(TOKEN);
});

describe('nothing is read from', () => {
  test.each([
    ['a token alone', TOKEN],
    ['a signature alone', `.${SIGNATURE}`],
    ['another token', `other.${SIGNATURE}`],
    ['a signature in another case', `${TOKEN}.${SIGNATURE.toLowerCase()}`],
    ['a signature with more behind it', `${TOKEN}.${SIGNATURE}=`],
    ['what cannot be decoded', '%E0%A4%A.x'],
    ['an empty cookie', ''],
  ])('%s', (_what, value) => {
    expect(read(headersWith(encodeURIComponent(value)))).toBeNull();
    expect(read(new Headers())).toBeNull();
  });
});

test('on https the cookie’s name keeps other hosts from setting it', () => {
  expect(createSessionCookie(true, [SECRET]).name).toBe('__Host-session');
});
