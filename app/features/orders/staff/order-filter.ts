/** What staff narrows the list of orders to. */
import {
  ORDER_STATES,
  type OrderState,
  TO_SHIP,
} from '#app/features/orders/events/order-events.ts';

/** All, what waits to be sent, or one state. */
export const STATE_FILTERS = ['all', 'to-ship', ...ORDER_STATES] as const;

export type StateFilter = (typeof STATE_FILTERS)[number];

/** The states of a filter; null is all. */
export function statesOf(state: StateFilter): readonly OrderState[] | null {
  if (state === 'all') return null;
  return state === 'to-ship' ? TO_SHIP : [state];
}

/** `country` is a code of ISO 3166-1, `leastCents` what was charged at least; null: whatever it is. */
export type OrderFilter = {
  state: StateFilter;
  country: string | null;
  leastCents: number | null;
};

/** Several that staff keeps by a name. */
export type SavedView = OrderFilter & { name: string };
