import { expect, test } from 'vitest';
import { createKnownDevice } from './known-device.server.ts';

const devices = createKnownDevice(false, ['a secret']);

function withCookie(setCookie: string): Headers {
  return new Headers({ cookie: setCookie.split(';')[0] ?? '' });
}

test('a browser is known to the accounts that it has signed in to, five at most', () => {
  let headers = new Headers();
  for (const uid of ['a', 'b', 'c', 'd', 'e', 'f', 'f']) {
    headers = withCookie(devices.remember(headers, uid));
  }
  const known = ['a', 'b', 'c', 'd', 'e', 'f'].filter((uid) => devices.isKnown(headers, uid));
  expect(known).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('the cookie names no account, and cannot be made by anybody else', () => {
  const cookie = devices.remember(new Headers(), 'account-of-ann');
  expect(cookie).not.toContain('account-of-ann');
  expect(cookie).toMatch(/^device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  const foreign = createKnownDevice(false, ['another secret']);
  expect(foreign.isKnown(withCookie(cookie), 'account-of-ann')).toBe(false);
  const replaced = createKnownDevice(false, ['another secret', 'a secret']);
  expect(replaced.isKnown(withCookie(cookie), 'account-of-ann')).toBe(true);
  expect(devices.isKnown(new Headers({ cookie: 'device=..x' }), 'account-of-ann')).toBe(false);
});

test('on https it is sent to this host alone', () => {
  const cookie = createKnownDevice(true, ['a secret']).remember(new Headers(), 'a');
  expect(cookie).toMatch(/^__Host-device=.*; Secure; SameSite=Lax$/);
});
