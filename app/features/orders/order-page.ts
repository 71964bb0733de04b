/** A page of a shopper's history of orders. */
import type { ListedOrder, Refund } from './order.ts';

/** One page of a history, newest first; `next` is the cursor of the page after it. */
export type OrderPage = { orders: ListedOrder[]; refunds: Refund[]; next: string | null };

/** The history of a shopper without orders. */
export const noOrders: OrderPage = { orders: [], refunds: [], next: null };

/** The page size on `/orders` and in a live snapshot, and the default of the API. */
export const ORDERS_PER_PAGE = 20;

/** The maximum page size of the API. */
export const MAX_ORDERS_PER_PAGE = 100;
