/** A page of a shopper's history of orders. */
import type { ListedOrder, Order, Refund } from './order.ts';
import { ORDER_ID } from './order-id.ts';

export type OrderCursor = Pick<Order, 'created' | 'id'>;

export function formatOrderCursor({ created, id }: OrderCursor): string {
  return `${created}.${id}`;
}

const CURSOR = new RegExp(String.raw`^(\d{1,12})\.(${ORDER_ID})$`);

/** Null for a text that is no cursor. */
export function parseOrderCursor(text: string): OrderCursor | null {
  const [, created, id] = CURSOR.exec(text) ?? [];
  if (created === undefined || id === undefined) return null;
  return { created: Number(created), id };
}

/** One page of a history, newest first; `next` is the cursor of the page after it. */
export type OrderPage = { orders: ListedOrder[]; refunds: Refund[]; next: string | null };

/** The history of a shopper without orders. */
export const noOrders: OrderPage = { orders: [], refunds: [], next: null };

/** The page size on `/orders` and in a live snapshot, and the default of the API. */
export const ORDERS_PER_PAGE = 20;

/** The maximum page size of the API. */
export const MAX_ORDERS_PER_PAGE = 100;
