/** The history of an order as its shopper sees it. */

import { seenEvents } from '#app/features/orders/events/seen-events.ts';
import { messages } from '#app/features/orders/messages/messages.ts';
import { isSplit } from '#app/features/orders/order-goods.ts';
import {
  type EventMessage,
  eventMessage,
  paidMessage,
} from '#app/features/orders/order-messages.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { isCollected } from '#app/features/orders/shown-state.ts';

/** `key` is unique in a timeline; `atSeconds` is unix time. */
export type TimelineEntry = EventMessage & { key: string; atSeconds: number };

/** Newest first. */
export function timelineOf({
  created,
  amount,
  byHand,
  basket,
  events,
  refunds,
  terms,
}: Pick<
  OrderDetails,
  'created' | 'amount' | 'byHand' | 'basket' | 'events' | 'refunds' | 'terms'
>): TimelineEntry[] {
  const split = isSplit({ basket, events });
  const placed = {
    key: 'placed',
    atSeconds: created,
    title: messages.orderPlaced,
    detail: paidMessage({ amount, byHand, terms }),
  };
  const later = seenEvents(events).map((event, index) => ({
    key: String(index + 1),
    atSeconds: event.atSeconds,
    ...eventMessage(event, {
      amount,
      byHand,
      basket,
      refunds,
      collected: isCollected(terms),
      split,
    }),
  }));
  return [placed, ...later].toReversed();
}
