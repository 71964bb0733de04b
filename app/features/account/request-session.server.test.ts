import { describe, expect, test, vi } from 'vitest';
import { emptyBasket } from '#app/features/basket/core/basket-item.ts';
import { guestIdOf, makeGuestSecret } from '#app/features/shopper/guest-secret.server.ts';
import type { Account } from '#app/features/shopper/visitor.ts';
import { createGuestCookie } from './guest-cookie.server.ts';
import { openRequestSession } from './request-session.server.ts';

const guestCookie = createGuestCookie(false);
const account = { uid: 'account', email: 'shopper@example.com' };

const basketOf = (shopper: string | null) => ({ shopper, items: [], version: 3 });

function sessionWith(cookie: string | null, signedIn: Account | null) {
  const auth = {
    account: vi.fn(async () => signedIn),
    accountWithBasket: vi.fn(
      async () => signedIn && { account: signedIn, basket: basketOf(signedIn.uid) },
    ),
  };
  const readBasket = vi.fn(async (shopper: string | null) => basketOf(shopper));
  const join = vi.fn(async () => ({ lines: [4, 7], leftOut: '' }));
  const joinWishes = vi.fn(async () => true);
  const headers = new Headers(cookie === null ? {} : { cookie });
  const parts = {
    auth,
    readBasket,
    guestCookie,
    join,
    joinWishes,
    isPlacedAfterMerge: async () => false,
  };
  return {
    auth,
    readBasket,
    join,
    joinWishes,
    requestSession: openRequestSession(parts, headers, '127.0.0.1'),
  };
}

test('a visitor without cookies is nobody, and no session is looked for', async () => {
  const { auth, requestSession } = sessionWith(null, account);
  expect(await requestSession.visitor()).toEqual({ account: null, shopper: null });
  expect(auth.account).not.toHaveBeenCalled();
  expect(requestSession.cookies()).toEqual([]);
});

test('a guest is known by the cookie, and nothing is set', async () => {
  const secret = makeGuestSecret();
  const { join, requestSession } = sessionWith(`guest=${secret}`, null);
  expect(await requestSession.visitor()).toEqual({ account: null, shopper: guestIdOf(secret) });
  expect(await requestSession.shopper()).toBe(guestIdOf(secret));
  expect(join).not.toHaveBeenCalled();
  expect(requestSession.cookies()).toEqual([]);
});

test('a request with both cookies joins once and clears the guest’s', async () => {
  const secret = makeGuestSecret();
  const { auth, join, requestSession } = sessionWith(`session=x; guest=${secret}`, account);
  const found = await Promise.all([
    requestSession.visitor(),
    requestSession.visitor(),
    requestSession.shopper(),
  ]);
  expect(found[0]).toEqual({ account, shopper: 'account' });
  expect(join.mock.calls).toEqual([[guestIdOf(secret), 'account']]);
  expect(auth.account).toHaveBeenCalledTimes(1);
  expect(requestSession.cookies()).toEqual([guestCookie.clear()]);
  expect(await requestSession.mergedLines()).toEqual({ lines: [4, 7], leftOut: '' });
});

test('the cookie of a guest stays while the wish list cannot join', async () => {
  const secret = makeGuestSecret();
  const { joinWishes, requestSession } = sessionWith(`session=x; guest=${secret}`, account);
  joinWishes.mockResolvedValue(false);
  expect(await requestSession.visitor()).toEqual({ account, shopper: 'account' });
  expect(joinWishes.mock.calls).toEqual([[guestIdOf(secret), 'account']]);
  expect(requestSession.cookies()).toEqual([]);
});

test('who writes first becomes a guest with a cookie, one for the whole request', async () => {
  const { requestSession } = sessionWith(null, null);
  const shopper = await requestSession.shopper();
  expect(await requestSession.shopper()).toBe(shopper);
  const [cookie, ...more] = requestSession.cookies();
  expect(more).toEqual([]);
  const secret = guestCookie.read(new Headers({ cookie: cookie?.split(';')[0] ?? '' }));
  expect(guestIdOf(secret ?? '')).toBe(shopper);
});

test('a guest is renewed with another cookie', async () => {
  const secret = makeGuestSecret();
  const { requestSession } = sessionWith(`guest=${secret}`, null);
  const renewed = requestSession.renewGuest();
  expect(renewed).not.toBe(guestIdOf(secret));
  expect(await requestSession.visitor()).toEqual({ account: null, shopper: renewed });
  expect(requestSession.cookies()).toHaveLength(1);
});

describe('the basket', () => {
  test('of an account is read with the account, and read anew on the next call', async () => {
    const { auth, readBasket, requestSession } = sessionWith('session=x', account);
    expect(await requestSession.basket()).toEqual(basketOf('account'));
    expect(await requestSession.visitor()).toEqual({ account, shopper: 'account' });
    expect([auth.account.mock.calls.length, readBasket.mock.calls.length]).toEqual([0, 0]);
    expect(await requestSession.basket()).toEqual(basketOf('account'));
    expect(readBasket.mock.calls).toEqual([['account']]);
  });

  test('of a guest is read once the guest is known to have no account', async () => {
    const secret = makeGuestSecret();
    const { readBasket, requestSession } = sessionWith(`guest=${secret}`, null);
    expect(await requestSession.basket()).toEqual(basketOf(guestIdOf(secret)));
    expect(readBasket).toHaveBeenCalledTimes(1);
  });

  test('is read after what a guest had has joined it', async () => {
    const secret = makeGuestSecret();
    const { join, readBasket, requestSession } = sessionWith(`session=x; guest=${secret}`, account);
    expect(await requestSession.basket()).toEqual(basketOf('account'));
    expect(join.mock.invocationCallOrder[0]).toBeLessThan(
      readBasket.mock.invocationCallOrder[0] ?? 0,
    );
  });

  test('of a visitor without cookies is empty, and nothing is read', async () => {
    const { auth, readBasket, requestSession } = sessionWith(null, null);
    expect(await requestSession.basket()).toEqual(emptyBasket);
    expect(await requestSession.visitor()).toEqual({ account: null, shopper: null });
    expect(readBasket).not.toHaveBeenCalled();
    expect(auth.accountWithBasket).not.toHaveBeenCalled();
  });
});
