import { describe, expect, test } from 'vitest';
import { makeGuestSecret } from '#app/features/shopper/guest-secret.server.ts';
import { createGuestCookie } from './guest-cookie.server.ts';

describe("the guest's cookie", () => {
  test.for([
    [false, 'guest'],
    [true, '__Host-guest'],
  ] as const)('over https: %s, keeps the secret for a year as %s', ([isHttps, name]) => {
    const cookie = createGuestCookie(isHttps);
    const secret = makeGuestSecret();
    const header = cookie.keep(secret);
    expect(header).toMatch(new RegExp(`^${name}=${secret}; Max-Age=31536000; Path=/; `));
    expect(header).toMatch(/HttpOnly/);
    expect(header).toMatch(/SameSite=Lax/);
    expect(header.includes('Secure')).toBe(isHttps);
    expect(header).not.toMatch(/Domain/);
    expect(cookie.read(new Headers({ cookie: `a=b; ${name}=${secret}` }))).toBe(secret);
    expect(cookie.clear()).toMatch(new RegExp(`^${name}=; Max-Age=0; Path=/; `));
  });

  test('is not read when it holds anything but a secret', () => {
    const cookie = createGuestCookie(false);
    const secret = makeGuestSecret();
    for (const held of [
      '',
      'guest_id',
      `${secret}x`,
      secret.slice(1),
      '%00',
      `${secret.slice(1)}%`,
    ]) {
      expect(cookie.read(new Headers({ cookie: `guest=${held}` }))).toBeNull();
    }
    expect(cookie.read(new Headers())).toBeNull();
  });

  test('of a shop on https is not taken from a plain one', () => {
    const headers = new Headers({ cookie: `guest=${makeGuestSecret()}` });
    expect(createGuestCookie(true).read(headers)).toBeNull();
  });
});
