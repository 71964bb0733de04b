/**
 * All that the shop keeps in a shopper's browser: the text about privacy lists it, and a walk through a running shop is
 * compared with it (tests/e2e/every-page/cookies.test.ts). None of it needs consent: it is what the visitor asks for (Directive 2002/58
 * Art. 5 (3)).
 */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `seconds` is how long it stays at most; null: until the browser is closed, or with `isStorage` until it is cleared. */
export type KeptInBrowser = {
  /** `*` stands for what is different for each order. On https `__Host-` stands before some of them. */
  name: string;
  purpose: CookiePurpose;
  seconds: number | null;
  /** In the storage of the browser, and never sent. */
  isStorage?: true;
};

export type CookiePurpose =
  | 'basket'
  | 'session'
  | 'device'
  | 'time_zone'
  | 'notice'
  | 'check'
  | 'payment'
  | 'order'
  | 'seen';

export const COOKIES: readonly KeptInBrowser[] = [
  { name: 'guest', purpose: 'basket', seconds: 365 * DAY },
  { name: 'session', purpose: 'session', seconds: 30 * DAY },
  { name: 'device', purpose: 'device', seconds: 400 * DAY },
  { name: 'time_zone', purpose: 'time_zone', seconds: 365 * DAY },
  { name: 'basket_notice', purpose: 'notice', seconds: MINUTE },
  { name: 'order_notice', purpose: 'notice', seconds: MINUTE },
  { name: 'account_notice', purpose: 'notice', seconds: MINUTE },
  { name: 'cookies_kept', purpose: 'check', seconds: null },
  { name: 'payment_waiting', purpose: 'payment', seconds: 30 * MINUTE },
  { name: 'placed_order', purpose: 'payment', seconds: 5 * MINUTE },
  { name: 'order_pass_*', purpose: 'order', seconds: HOUR },
  { name: 'seen-products', purpose: 'seen', seconds: null, isStorage: true },
];

/** The entry that a cookie of the browser is of; undefined for one that nobody has written down. */
export function cookieEntry(name: string): KeptInBrowser | undefined {
  const plain = name.replace(/^__Host-/, '');
  return COOKIES.find((one) =>
    one.name.endsWith('*') ? plain.startsWith(one.name.slice(0, -1)) : plain === one.name,
  );
}
