/** The history of an order in words for its shopper. */
import type { NumberedRefund } from '#app/features/orders/order-refund.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { nextStep } from '#app/features/orders/order-state-words.ts';
import { type SeenEvent, seenEvents } from '#app/features/orders/seen-events.ts';
import { formatCents } from '#app/shared/money.ts';

/** `key` is unique in a timeline; `atSeconds` is unix time. */
export type TimelineEntry = {
  key: string;
  atSeconds: number;
  title: string;
  /** What it means; null where the title says it all. */
  detail: string | null;
};

type Words = Pick<TimelineEntry, 'title' | 'detail'>;

/** Newest first. */
export function timelineOf({
  created,
  amount,
  events,
  refunds,
}: Pick<OrderDetails, 'created' | 'amount' | 'events' | 'refunds'>): TimelineEntry[] {
  const placed = {
    key: 'placed',
    atSeconds: created,
    title: 'Order placed',
    detail: `${formatCents(amount)} was paid by card.`,
  };
  const later = seenEvents(events).map((event, index) => ({
    key: String(index + 1),
    atSeconds: event.atSeconds,
    ...wordsOf(event, refunds),
  }));
  return [placed, ...later].toReversed();
}

function wordsOf(event: SeenEvent, refunds: readonly NumberedRefund[]): Words {
  switch (event.kind) {
    case 'packed':
      return { title: 'Packed', detail: 'It waits for the carrier.' };
    case 'shipped': {
      const { carrier, tracking } = event.body;
      const detail = tracking ? `Tracking number ${tracking}` : null;
      return { title: carrier ? `On its way with ${carrier}` : 'On its way', detail };
    }
    case 'tracking_added': {
      const { carrier, tracking } = event.body;
      const detail = tracking ? `Tracking number ${tracking}` : null;
      return { title: carrier ? `${carrier} has your parcel` : 'Tracking number added', detail };
    }
    case 'delivered':
      return { title: 'Delivered', detail: null };
    case 'cancelled':
      return {
        title: event.by === 'shopper' ? 'Cancelled by you' : 'Cancelled by the shop',
        detail: 'The whole charge goes back to your card.',
      };
    case 'return_asked':
      return { title: 'Return requested', detail: event.body.reason || null };
    case 'return_approved':
      return { title: 'Return approved', detail: nextStep('return_approved') };
    case 'return_declined':
      return { title: 'Return declined', detail: event.body.reason || null };
    case 'returned':
      return { title: 'Returned', detail: 'It is back at the shop.' };
    case 'refunded': {
      const { no, cents } = event.body;
      const refund = refunds.find((one) => one.no === no);
      return { title: `Refund of ${formatCents(cents)}`, detail: refund ? outlook(refund) : null };
    }
    case 'disputed':
      return disputeWords[event.body.status];
  }
}

const disputeWords: Record<Extract<SeenEvent, { kind: 'disputed' }>['body']['status'], Words> = {
  needs_response: {
    title: 'Payment disputed',
    detail: 'Your bank has asked the shop about the payment.',
  },
  under_review: {
    title: 'Dispute answered',
    detail: 'Your bank is looking at what the shop has answered.',
  },
  won: { title: 'Dispute closed', detail: 'Your bank has confirmed the payment.' },
  lost: { title: 'Dispute closed', detail: 'Your bank has given the money back to you.' },
};

/** How a refund stands, as a sentence. */
export function outlook({ state }: Pick<NumberedRefund, 'state'>): string {
  switch (state) {
    case 'due':
      return 'It is being sent to your card.';
    case 'pending':
      return 'It is on its way to your card, which takes some days.';
    case 'refunded':
      return 'It has gone back to your card.';
    case 'failed':
      return 'Your bank did not take it. The shop looks into it.';
    case 'cancelled':
      return 'It was not needed: the money had gone back before.';
  }
}
