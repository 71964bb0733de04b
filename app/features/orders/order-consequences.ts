/**
 * What follows when an order is placed, refunded or cancelled. Each write of such a fact runs this
 * in its own transaction, so that nothing is published that did not happen.
 */
import type { LiveMessage } from '#app/features/live/server/live-message.ts';

/** The order appears in every open tab of the shopper, and its items leave the basket. */
export function afterOrderPlaced(shopper: string, intent: string): LiveMessage[] {
  return [
    { kind: 'order', shopper, id: intent },
    { kind: 'basket', shopper },
  ];
}

/** A refund, or its new state, appears in the shopper's list of orders. */
export function afterRefundChanged(shopper: string): LiveMessage[] {
  return [{ kind: 'refunds', shopper }];
}
