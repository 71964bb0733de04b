/** Where an order is, for people: what is collected in person is never on its way, and nobody brings it. */
import type { OrderState } from './events/order-events.ts';

export type ShownState = OrderState | 'ready_to_collect' | 'collected';

/** By the way of delivery that the order keeps. */
export function isCollected(
  terms: { deliveryOption?: { isCollected?: boolean } | null } | null,
): boolean {
  return terms?.deliveryOption?.isCollected ?? false;
}

export function shownState(state: OrderState, collected: boolean): ShownState {
  if (!collected) return state;
  if (state === 'shipped' || state === 'partly_shipped') return 'ready_to_collect';
  return state === 'delivered' ? 'collected' : state;
}
