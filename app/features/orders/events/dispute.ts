/** A dispute of an order's charge at the card's bank, as its events tell it. */
import type { NewOrderEvent, OrderEventBodies } from './order-events.ts';

/** How a dispute stands at the bank; times are unix seconds. */
export type Dispute = OrderEventBodies['disputed'];

/** Whether the bank has still to decide. */
export function isUndecided({ status }: Pick<Dispute, 'status'>): boolean {
  return status === 'needs_response' || status === 'under_review';
}

/** What the bank has taken back for good and given to the shopper: it does not go back a second time. */
export function takenBackCents(
  disputes: readonly Pick<Dispute, 'status' | 'amountCents'>[],
): number {
  const lost = disputes.filter(({ status }) => status === 'lost');
  return lost.reduce((cents, { amountCents }) => cents + amountCents, 0);
}

/** Each dispute as it stands after these events. */
export function disputesOf(events: readonly NewOrderEvent[]): Dispute[] {
  const disputes = new Map<string, Dispute>();
  for (const event of events) {
    if (event.kind === 'disputed') disputes.set(event.body.id, event.body);
  }
  return [...disputes.values()];
}
