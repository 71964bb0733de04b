/**
 * What the shop's rows add up to, computed for the reconciliation alone: it shares no code with what it judges, so that a
 * mistake there is not made here as well. Amounts are in cents.
 */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import type { Dispute } from '#app/features/orders/events/dispute.ts';
import type { OrderEvent, OrderEventKind } from '#app/features/orders/events/order-events.ts';
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

/** What of an order is not paid by a gift card or store credit. */
export function chargedOf({ amountCents, terms }: Amount & { terms: Terms | null }): number {
  return amountCents - (terms?.credit?.cents ?? 0);
}

/** What of an order's charge was given as store credit, and goes back to no card. */
export function inPlaceOfCard(
  { terms }: { terms: Terms | null },
  refunds: readonly { creditCents: number }[],
): number {
  const cents = refunds.reduce((sum, { creditCents }) => sum + creditCents, 0);
  return Math.max(cents - (terms?.credit?.cents ?? 0), 0);
}

/** What a refund's event promises to the card. */
export function promisedToCard(body: Amount & { creditCents?: number | undefined }): number {
  return body.amountCents - (body.creditCents ?? 0);
}

/** The kinds that ask for a return, and those that end it. */
const ASKS: readonly OrderEventKind[] = ['return_requested', 'return_approved'];
const ENDS: readonly OrderEventKind[] = ['return_declined', 'returned'];

/** The lines that these events say have come back. */
export function linesBackBy(events: readonly OrderEvent[]): number[] {
  return events.flatMap((event) => (event.kind === 'returned' ? event.body.lines : []));
}

/** The lines that these events say have left, in whatever parcel. */
export function linesSentBy(events: readonly OrderEvent[]): number[] {
  return events.flatMap((event) => (event.kind === 'shipped' ? event.body.lines : []));
}

/** What follows the last withdrawal that was declined: what is declined is not withdrawn from. */
function afterDecline(events: readonly OrderEvent[]): OrderEvent[] {
  return events.slice(events.findLastIndex(({ kind }) => kind === 'return_declined') + 1);
}

/** The lines of a withdrawal that had been sent, or were gift cards that it was too late for. */
function linesAwaitedOf(event: OrderEvent): number[] {
  if (event.kind !== 'withdrawn') return [];
  return event.body.lines.filter((line) => !event.body.unsent.includes(line));
}

/** Those that were withdrawn from and had been sent. */
function linesAwaitedBy(events: readonly OrderEvent[]): number[] {
  return afterDecline(events).flatMap(linesAwaitedOf);
}

/** Those of gift cards that were withdrawn from too late and not refunded since; a refund of an amount is of all of them. */
function cardsAwaitedBy(events: readonly OrderEvent[]): number[] {
  return afterDecline(events).flatMap((event, index, open) => {
    const later = open.slice(index + 1);
    return linesAwaitedOf(event).filter(
      (line) =>
        !later.some((one) => one.kind === 'refunded' && (one.body.lines?.includes(line) ?? true)),
    );
  });
}

/** Those that never leave: dropped, withdrawn from, or refunded by line, before they had. */
export function linesKeptBy(events: readonly OrderEvent[]): number[] {
  return events.flatMap((event, index) => {
    if (event.kind === 'withdrawn') return event.body.unsent;
    if (event.kind === 'lines_dropped') return event.body.lines;
    if (event.kind !== 'refunded') return [];
    const before = linesSentBy(events.slice(0, index));
    return (event.body.lines ?? []).filter((line) => !before.includes(line));
  });
}

/** What these events of an order of these items lead to. */
export function stateBy(
  events: readonly OrderEvent[],
  items: readonly Pick<BasketItem, 'line' | 'isGiftCard'>[],
): { state: string; isPartlyShipped: boolean } {
  const [back, sent, kept] = [linesBackBy(events), linesSentBy(events), linesKeptBy(events)];
  // What is mailed needs no parcel.
  if (items.length > 0 && items.every(({ isGiftCard }) => isGiftCard)) {
    const isAwaited = cardsAwaitedBy(events).length > 0;
    return { state: isAwaited ? 'withdrawn' : 'delivered', isPartlyShipped: false };
  }
  const isSomeLeft = items.some(({ line }) => !sent.includes(line) && !kept.includes(line));
  const isPartlyShipped = sent.length > 0 && isSomeLeft;
  return { state: wordFor(), isPartlyShipped };

  function wordFor(): string {
    const settled = [...back, ...kept];
    if (back.length > 0 && items.every(({ line }) => settled.includes(line))) return 'returned';
    if (linesAwaitedBy(events).some((line) => !back.includes(line))) return 'withdrawn';
    const ofReturn = events.findLast(({ kind }) => ASKS.includes(kind) || ENDS.includes(kind));
    if (ofReturn && ASKS.includes(ofReturn.kind)) return ofReturn.kind;
    const has = (one: OrderEventKind) => events.some(({ kind }) => kind === one);
    const isOff = has('cancelled') || (kept.length > 0 && !isSomeLeft);
    if (sent.length === 0) return isOff ? 'cancelled' : has('packed') ? 'packed' : 'placed';
    if (isPartlyShipped) return 'partly_shipped';
    const left = events.flatMap((event) => (event.kind === 'shipped' ? [event.body.parcel] : []));
    const there = events.flatMap((event) => (event.kind === 'delivered' ? event.body.parcels : []));
    return left.every((no) => there.includes(no)) ? 'delivered' : 'shipped';
  }
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
