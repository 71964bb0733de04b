/** What shoppers read of an order: where it is, and what has happened to it. */
import { formatCents } from '#app/shared/money.ts';
import type { OrderState } from './order-events.ts';
import type { NumberedRefund } from './order-refund.ts';
import type { SeenEvent } from './seen-events.ts';

type StateMessages = {
  word: string;
  /** `active` goes on by itself, `done` is as wanted, `waiting` is a question, `ended` is over. */
  tone: 'active' | 'done' | 'waiting' | 'ended';
  /** What comes next; null where the state alone says it. */
  next: string | null;
  /** How far it is on its way to the shopper; null where it goes no further on it. */
  step: OrderState | null;
};

export const stateMessages: Record<OrderState, StateMessages> = {
  placed: { word: 'Placed', tone: 'active', next: null, step: 'placed' },
  packed: { word: 'Packed', tone: 'active', next: null, step: 'packed' },
  shipped: { word: 'On its way', tone: 'active', next: null, step: 'shipped' },
  delivered: { word: 'Delivered', tone: 'done', next: null, step: 'delivered' },
  cancelled: { word: 'Cancelled', tone: 'ended', next: null, step: null },
  return_requested: {
    word: 'Return requested',
    tone: 'waiting',
    next: 'The shop reads your request, and answers here.',
    step: null,
  },
  return_approved: {
    word: 'Return approved',
    tone: 'waiting',
    next: 'Send it back: the refund follows.',
    step: null,
  },
  returned: { word: 'Returned', tone: 'ended', next: null, step: null },
};

/** How an order was paid, as a sentence. */
export function paidMessage(cents: number): string {
  return cents > 0 ? `${formatCents(cents)} was paid by card.` : 'There was nothing to pay.';
}

/** What a cancelled order of so many cents gives back, as a sentence. */
export function givenBackMessage(cents: number): string {
  return cents > 0 ? 'All of it goes back to your card.' : 'There was nothing to pay back.';
}

/** A title, and what it means; null where the title says it all. */
export type EventMessage = { title: string; detail: string | null };

/** One of the events of an order; the refund of one stands among these. */
export function eventMessage(
  event: SeenEvent,
  { amount, refunds }: { amount: number; refunds: readonly NumberedRefund[] },
): EventMessage {
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
        detail: givenBackMessage(amount),
      };
    case 'return_requested':
      return { title: 'Return requested', detail: event.body.reason || null };
    case 'return_approved':
      return { title: 'Return approved', detail: stateMessages.return_approved.next };
    case 'return_declined':
      return { title: 'Return declined', detail: event.body.reason || null };
    case 'returned':
      return { title: 'Returned', detail: 'It is back at the shop.' };
    case 'refunded': {
      const { no, cents } = event.body;
      const refund = refunds.find((one) => one.no === no);
      return {
        title: `Refund of ${formatCents(cents)}`,
        detail: refund ? refundMessage(refund) : null,
      };
    }
    case 'disputed':
      return disputeMessages[event.body.status];
  }
}

const disputeMessages: Record<
  Extract<SeenEvent, { kind: 'disputed' }>['body']['status'],
  EventMessage
> = {
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
export function refundMessage({ state }: Pick<NumberedRefund, 'state'>): string {
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
