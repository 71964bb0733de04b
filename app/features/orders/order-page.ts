/** A page of a shopper's history of orders. */
import type { Order, Refund } from './order.ts';

/** One page of a history, newest first; `next` is the cursor of the page after it. */
export type OrderPage = { orders: Order[]; refunds: Refund[]; next: string | null };

/** What somebody has who has ordered nothing. */
export const noOrders: OrderPage = { orders: [], refunds: [], next: null };

/** On `/orders`, in a live snapshot, and from the API unless it is asked for another number. */
export const ORDERS_PER_PAGE = 20;

/** The most that the API gives at once. */
export const MAX_ORDERS_PER_PAGE = 100;
