/**
 * What follows from an order being placed, refunded or cancelled. Each write of such a fact carries
 * this with it, in its own transaction, so that nothing is announced that did not happen.
 */
import type { LiveMessage } from '#app/features/live/server/live-message.ts';

/** The order appears in every open tab of the shopper, and its items leave the basket. */
export function afterOrderPlaced(shopper: string, intent: string): LiveMessage[] {
  return [
    { kind: 'order', shopper, id: intent },
    { kind: 'basket', shopper },
  ];
}

/** A charge that goes back, or how far it is, shows in the shopper's list of orders. */
export function afterRefundChanged(shopper: string): LiveMessage[] {
  return [{ kind: 'refunds', shopper }];
}
