/** The states of an order in words for shoppers. */
import type { OrderState } from './order-state.ts';

export const stateWord: Record<OrderState, string> = {
  placed: 'Placed',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  return_asked: 'Return requested',
  return_approved: 'Return approved',
  returned: 'Returned',
};

/** `active` goes on by itself, `done` is as wanted, `waiting` is a question, `ended` is over. */
export const stateTone: Record<OrderState, 'active' | 'done' | 'waiting' | 'ended'> = {
  placed: 'active',
  packed: 'active',
  shipped: 'active',
  delivered: 'done',
  cancelled: 'ended',
  return_asked: 'waiting',
  return_approved: 'waiting',
  returned: 'ended',
};

/** What comes next, for its shopper; null where the state alone says it. */
export function nextStep(state: OrderState): string | null {
  switch (state) {
    case 'return_asked':
      return 'The shop reads your request, and answers here.';
    case 'return_approved':
      return 'Send it back: the refund follows.';
    default:
      return null;
  }
}
