/** One request's visitor: looked up at most once, and joined if the request carries both cookies. */
import { type Basket, emptyBasket } from '#app/features/basket/core/basket-item.ts';
import { type MergedLines, noMergedLines } from '#app/features/basket/core/merged-lines.ts';
import { guestIdOf, makeGuestSecret } from '#app/features/shopper/guest-secret.server.ts';
import { GUEST_SECRET, GUEST_SECRET_HEADER } from '#app/features/shopper/guest-secret-header.ts';
import type { Account, Visitor } from '#app/features/shopper/visitor.ts';
import type { GuestCookie } from './guest-cookie.server.ts';
import type { Auth } from './sign-in/auth.server.ts';

export type RequestSession = {
  /** Who sent the request. */
  visitor(): Promise<Visitor>;
  /** The visitor who may see and change this order. The cookie of a merged guest does not reach what its account pays for later. */
  orderVisitor(intent: string): Promise<Visitor>;
  /** The visitor's current basket; in one statement with the visitor if that is not known yet. */
  basket(): Promise<Basket>;
  /** What of the guest's basket joined the account with this request. */
  mergedLines(): Promise<MergedLines>;
  /** The shopper to write for: a visitor without one becomes a guest, with a cookie. */
  shopper(): Promise<string>;
  /** A new guest to replace one that has joined an account meanwhile. */
  renewGuest(): string;
  /** From now on the browser is the guest of this secret. */
  becomeGuest(secret: string): string;
  /** The address that the connection came from. */
  clientAddress: string;
  /** Adds a Set-Cookie header to the response. */
  setCookie(header: string): void;
  /** All of them, in order. */
  cookies(): readonly string[];
};

type Parts = {
  auth: Pick<Auth, 'account' | 'accountWithBasket'>;
  readBasket: (shopper: string | null) => Promise<Basket>;
  guestCookie: GuestCookie;
  join: (guest: string, account: string) => Promise<MergedLines>;
  /** False where it cannot be done right now. */
  joinWishes: (guest: string, account: string) => Promise<boolean>;
  isPlacedAfterMerge: (guest: string, intent: string) => Promise<boolean>;
};

export function openRequestSession(
  { auth, readBasket, guestCookie, join, joinWishes, isPlacedAfterMerge }: Parts,
  headers: Headers,
  clientAddress: string,
): RequestSession {
  const cookies: string[] = [];
  let found: Promise<Visitor> | null = null;
  let joined = noMergedLines;

  function readGuest(): string | null {
    const secret = guestCookie.read(headers);
    return secret === null ? null : guestIdOf(secret);
  }

  async function find(): Promise<Visitor> {
    const guest = readGuest();
    const account = headers.has('cookie') ? await auth.account(headers) : null;
    if (account && guest !== null) {
      joined = await join(guest, account.uid);
      if (await joinWishes(guest, account.uid)) cookies.push(guestCookie.clear());
    }
    return { ...toVisitor(account), shopper: account?.uid ?? guest };
  }

  function becomeGuest(secret: string): string {
    cookies.push(guestCookie.keep(secret));
    const shopper = guestIdOf(secret);
    found = Promise.resolve({ account: null, shopper });
    return shopper;
  }

  function visitor(): Promise<Visitor> {
    found ??= find();
    return found;
  }

  async function orderVisitor(intent: string): Promise<Visitor> {
    const known = await visitor();
    const { account, shopper } = known;
    const isGuest = account === null && shopper !== null;
    return isGuest && (await isPlacedAfterMerge(shopper, intent)) ? toVisitor(null) : known;
  }

  async function basket(): Promise<Basket> {
    // A guest's basket may join first, and a known visitor's may have changed since: both are read anew.
    if (found || readGuest() !== null) return readBasket((await visitor()).shopper);
    const lookup = headers.has('cookie') ? auth.accountWithBasket(headers) : Promise.resolve(null);
    found = lookup.then((known) => toVisitor(known?.account ?? null));
    await found;
    return (await lookup)?.basket ?? emptyBasket;
  }

  return {
    visitor,
    orderVisitor,
    basket,
    async mergedLines() {
      await visitor();
      return joined;
    },
    shopper: async () => (await visitor()).shopper ?? becomeGuest(readOfferedSecret(headers)),
    becomeGuest,
    renewGuest: () => becomeGuest(makeGuestSecret()),
    clientAddress,
    setCookie: (header) => void cookies.push(header),
    cookies: () => cookies,
  };
}

/** The secret in the page for a browser that has no cookie yet, or a new one. */
function readOfferedSecret(headers: Headers): string {
  const offered = headers.get(GUEST_SECRET_HEADER);
  return offered !== null && GUEST_SECRET.test(offered) ? offered : makeGuestSecret();
}

function toVisitor(account: Account | null): Visitor {
  return { account, shopper: account?.uid ?? null };
}
