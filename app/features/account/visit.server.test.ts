import { expect, test, vi } from 'vitest';
import { guestIdOf, makeGuestSecret } from '#app/features/shopper/shopper-store.server.ts';
import type { Account } from '#app/features/shopper/visitor.ts';
import { createGuestCookie } from './guest-cookie.server.ts';
import { openVisit } from './visit.server.ts';

const guestCookie = createGuestCookie(false);
const account = { uid: 'account', email: 'shopper@example.com' };

function visitWith(cookie: string | null, signedIn: Account | null) {
  const auth = { account: vi.fn(async () => signedIn) };
  const join = vi.fn(async () => [4, 7]);
  const headers = new Headers(cookie === null ? {} : { cookie });
  return { auth, join, visit: openVisit({ auth, guestCookie, join }, headers, '127.0.0.1') };
}

test('a visitor without cookies is nobody, and no session is looked for', async () => {
  const { auth, visit } = visitWith(null, account);
  expect(await visit.visitor()).toEqual({ account: null, shopper: null });
  expect(auth.account).not.toHaveBeenCalled();
  expect(visit.cookies()).toEqual([]);
});

test('a guest is known by the cookie, and nothing is set', async () => {
  const secret = makeGuestSecret();
  const { join, visit } = visitWith(`guest=${secret}`, null);
  expect(await visit.visitor()).toEqual({ account: null, shopper: guestIdOf(secret) });
  expect(await visit.shopper()).toBe(guestIdOf(secret));
  expect(join).not.toHaveBeenCalled();
  expect(visit.cookies()).toEqual([]);
});

test('a request with both cookies joins once and clears the guest’s', async () => {
  const secret = makeGuestSecret();
  const { auth, join, visit } = visitWith(`session=x; guest=${secret}`, account);
  const found = await Promise.all([visit.visitor(), visit.visitor(), visit.shopper()]);
  expect(found[0]).toEqual({ account, shopper: 'account' });
  expect(join.mock.calls).toEqual([[guestIdOf(secret), 'account']]);
  expect(auth.account).toHaveBeenCalledTimes(1);
  expect(visit.cookies()).toEqual([guestCookie.clear()]);
  expect(await visit.joinedLines()).toEqual([4, 7]);
});

test('who writes first becomes a guest with a cookie, one for the whole request', async () => {
  const { visit } = visitWith(null, null);
  const shopper = await visit.shopper();
  expect(await visit.shopper()).toBe(shopper);
  const [cookie, ...more] = visit.cookies();
  expect(more).toEqual([]);
  const secret = guestCookie.read(new Headers({ cookie: cookie?.split(';')[0] ?? '' }));
  expect(guestIdOf(secret ?? '')).toBe(shopper);
});

test('a guest is renewed with another cookie', async () => {
  const secret = makeGuestSecret();
  const { visit } = visitWith(`guest=${secret}`, null);
  const renewed = visit.renewGuest();
  expect(renewed).not.toBe(guestIdOf(secret));
  expect(await visit.visitor()).toEqual({ account: null, shopper: renewed });
  expect(visit.cookies()).toHaveLength(1);
});
