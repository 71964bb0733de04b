/**
 * What of a refund goes to a gift card or to store credit: every rule of it. A card gets back first what it was charged;
 * what is left went out of a credit, and goes back into that.
 */
import { otherwiseCents } from '#app/features/credits/credit.ts';
import { disputesOf, takenBackCents } from '#app/features/orders/events/dispute.ts';
import { isCounted, toCardCents, toCreditCents } from '#app/features/orders/order-refund.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';

type Order = Pick<OrderDetails, 'amount' | 'terms' | 'events' | 'refunds'>;

/** As the event of the refund has it: which credit, and how much of the refund. */
export type CreditOfRefund = { credit: string; creditCents: number };

/** What can still go back to the card: store credit that was given in its place is not given twice. */
export function cardRestCents({ amount, terms, events, refunds }: Order): number {
  const paidInCredit = terms?.credit?.cents ?? 0;
  const inItsPlace = Math.max(toCreditCents(refunds) - paidInCredit, 0);
  const toCard = refunds.filter(isCounted).reduce((sum, refund) => sum + toCardCents(refund), 0);
  const gone = toCard + inItsPlace + takenBackCents(disputesOf(events));
  return Math.max(otherwiseCents({ amountCents: amount, terms }) - gone, 0);
}

/** Null where all of it goes to the card. `storeCredit`: the id of that of the account, where staff gives all of it so. */
export function creditOfRefund(
  order: Order,
  cents: number,
  storeCredit: string | null = null,
): CreditOfRefund | null {
  if (storeCredit !== null) return { credit: storeCredit, creditCents: cents };
  const { credit } = order.terms ?? {};
  const creditCents = cents - Math.min(cents, cardRestCents(order));
  return credit && creditCents > 0 ? { credit: credit.id, creditCents } : null;
}
