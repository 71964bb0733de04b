/** Orders and refunds as the shopper sees them (spec 3, Order). */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { OrderState } from './events/order-events.ts';
import type { ChargeRefundState } from './order-refund.ts';

/** `id` is the payment intent's; `amount` is in cents, `created` in unix seconds. */
export type Order = { id: string; basket: BasketItem[]; amount: number; created: number };

/** An order in a list: with its number for people, its state, and what went back or is on its way back. */
export type ListedOrder = Order & {
  number: string;
  state: OrderState;
  refunded: number;
  /** Of one that is collected in person. */
  isCollected?: true;
};

/** A charge that is no order and is being or was refunded; `id` is the payment intent's. */
export type Refund = { id: string; amount: number; created: number; state: ChargeRefundState };

/** Newest first by `created`, ties by descending id: the order of the index in SQL. */
export function compareNewestFirst(
  one: Pick<Order, 'created' | 'id'>,
  other: Pick<Order, 'created' | 'id'>,
): number {
  if (one.created !== other.created) return other.created - one.created;
  if (one.id === other.id) return 0;
  return one.id < other.id ? 1 : -1;
}

/** An order that has not arrived, or is on its way back. */
export type OrderUnderWay = Pick<ListedOrder, 'id' | 'number' | 'state' | 'isCollected'>;
