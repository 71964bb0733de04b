/** Gift cards and store credit: money that the shop owes already, and what of an order it pays. Pure. */
import { shopCurrency } from '#app/shared/money/money.ts';

/** As it stands for one shopper now; `ending` are the last letters of a gift card's code, null of store credit. */
export type Credit = { id: string; ending: string | null; balanceCents: number };

/** One to pay with; `leastCents`: the least that a card is charged for the rest. */
export type UsableCredit = Credit & { leastCents: number };

/** What of an order it has paid, as the order's terms keep it. */
export type PaidByCredit = { id: string; ending: string | null; cents: number };

/** So long may the name of who gives a gift card be. */
export const MAX_GIVER_LETTERS = 100;

/** The most that one may hold: what is counted of anything (MAX_SHELF_UNITS). */
export const MAX_CREDIT_CENTS = 999_999_999;

/** What it pays of this total: all that it has, but a card that pays the rest is charged no less than cards take. */
export function creditPays(
  { balanceCents, leastCents }: Pick<UsableCredit, 'balanceCents' | 'leastCents'>,
  totalCents: number,
): number {
  if (balanceCents >= totalCents) return totalCents;
  const pays = Math.max(Math.min(balanceCents, totalCents - leastCents), 0);
  return pays - (pays % shopCurrency().step);
}

/** Whose it is, as staff reads it: of an account that is deleted its id is all that is left; null of a code handed over. */
export function holderOf(credit: {
  email: string | null;
  accountEmail: string | null;
  shopper: string | null;
}): string | null {
  return credit.email ?? credit.accountEmail ?? credit.shopper;
}

type Paid = { amountCents: number; terms: { credit?: PaidByCredit } | null };

/** What of an order's amount is paid otherwise, by a card or by hand. */
export function otherwiseCents({ amountCents, terms }: Paid): number {
  return amountCents - (terms?.credit?.cents ?? 0);
}
