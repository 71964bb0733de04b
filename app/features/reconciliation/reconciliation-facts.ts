/**
 * What the shop's rows add up to, computed for the reconciliation alone: it shares no code with what it judges, so that a
 * mistake there is not made here as well. Amounts are in cents.
 */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import type { Dispute, OrderEvent, OrderEventKind } from '#app/features/orders/order-events.ts';
import type { NumberedRefund } from '#app/features/orders/order-refund.ts';
import type { PaymentState } from '#app/features/payment/payment.ts';

type Amount = { amountCents: number };

export function sumCents(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** What has to be charged for these items. */
export function priceOf(items: readonly BasketItem[], terms: Terms | null): number {
  const prices = items.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return prices + (terms?.shippingCents ?? 0) - (terms?.discountCents ?? 0);
}

/** What each kind is about: where the parcel is on its way to the shopper, a return that is open, or neither. */
const ABOUT: Record<OrderEventKind, 'parcel' | 'asks' | 'ends' | null> = {
  packed: 'parcel',
  shipped: 'parcel',
  tracking_added: null,
  delivered: 'parcel',
  note: null,
  refunded: null,
  cancelled: 'parcel',
  return_requested: 'asks',
  return_approved: 'asks',
  return_declined: 'ends',
  returned: 'ends',
  disputed: null,
};

/** The lines that these events say have come back. */
export function linesBackBy(events: readonly OrderEvent[]): number[] {
  return events.flatMap((event) => (event.kind === 'returned' ? event.body.lines : []));
}

/** The state that these events of an order of these items lead to. */
export function stateBy(events: readonly OrderEvent[], items: readonly { line: number }[]): string {
  const back = linesBackBy(events);
  if (back.length > 0 && items.every(({ line }) => back.includes(line))) return 'returned';
  const ofReturn = events.findLast(({ kind }) => ABOUT[kind] === 'asks' || ABOUT[kind] === 'ends');
  if (ofReturn && ABOUT[ofReturn.kind] === 'asks') return ofReturn.kind;
  return events.findLast(({ kind }) => ABOUT[kind] === 'parcel')?.kind ?? 'placed';
}

/** Each dispute as it was last reported. */
export function disputesBy(events: readonly OrderEvent[]): Dispute[] {
  const reported = events.flatMap((event) => (event.kind === 'disputed' ? [event.body] : []));
  return [...new Map(reported.map((dispute) => [dispute.id, dispute])).values()];
}

/** Whether the row says that money went back, is on its way, or is asked for. */
export function isOpenOrMade({ state }: Pick<NumberedRefund, 'state'>): boolean {
  return state === 'due' || state === 'pending' || state === 'refunded';
}

/** Whether a payment in this state was paid and became something. */
export function isPaidFor(state: PaymentState): boolean {
  return state === 'ordered' || isRefundState(state);
}

/** Whether the charge goes back in full, or did. */
export function isRefundState(state: string): boolean {
  return state === 'refund_due' || state === 'refunded' || state === 'refund_failed';
}

/** The state that a payment has whose charge goes back in full by these rows. */
export function refundStateBy(
  chargeCents: number,
  rows: readonly Pick<NumberedRefund, 'state' | 'amountCents'>[],
): PaymentState {
  const states = new Set(rows.map(({ state }) => state));
  if (states.has('due')) return 'refund_due';
  if (sumCents(rows.filter(isOpenOrMade)) < chargeCents) return 'refund_failed';
  return states.has('pending') ? 'refund_due' : 'refunded';
}
