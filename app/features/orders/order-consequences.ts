/**
 * What follows when an order is placed, refunded or cancelled. Each write of such a fact runs this
 * in its own transaction, so that nothing is published that did not happen.
 */
import type { LiveMessage } from '#app/features/live/server/live-message.ts';
import type { OrderEventKind } from './order-event.ts';
import { isSeen } from './seen-events.ts';

/** The order appears in every open tab of the shopper, and its items leave the basket. */
export function afterOrderPlaced(shopper: string, intent: string): LiveMessage[] {
  return [
    { kind: 'order', shopper, id: intent },
    { kind: 'basket', shopper },
  ];
}

/** The order appears as it is now: in the list of orders and on its page. */
export function afterOrderChanged(shopper: string, intent: string): LiveMessage[] {
  return [{ kind: 'order', shopper, id: intent }];
}

/** The order appears as it is now, to staff alone where the shopper does not see such an event. */
export function afterOrderEvent(
  shopper: string,
  intent: string,
  kind: OrderEventKind,
): LiveMessage[] {
  return isSeen(kind)
    ? afterOrderChanged(shopper, intent)
    : [{ kind: 'order', shopper, id: intent, forStaff: true }];
}

/** A charge that is no order goes back: it, or its new state, appears in the shopper's list of orders. */
export function afterRefundChanged(shopper: string): LiveMessage[] {
  return [{ kind: 'refunds', shopper }];
}
