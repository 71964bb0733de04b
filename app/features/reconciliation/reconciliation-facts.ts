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

/**
 * What each kind says of where the goods are: its own name is that of the state that it leads to, another's that it takes
 * that one back, null nothing.
 */
const LEADS: Record<OrderEventKind, OrderEventKind | null> = {
  packed: 'packed',
  shipped: 'shipped',
  tracking_added: null,
  delivered: 'delivered',
  note: null,
  refunded: null,
  cancelled: 'cancelled',
  return_requested: 'return_requested',
  return_approved: 'return_approved',
  return_declined: 'return_requested',
  returned: 'returned',
  disputed: null,
};

/** The state that these events lead to. */
export function stateBy(events: readonly OrderEvent[]): string {
  const last = events.findLastIndex(({ kind }) => LEADS[kind]);
  const kind = events[last]?.kind;
  if (kind === undefined) return 'placed';
  if (LEADS[kind] === kind) return kind;
  const taken = events.slice(0, last).findLastIndex((event) => event.kind === LEADS[kind]);
  return stateBy(events.slice(0, Math.max(taken, 0)));
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
