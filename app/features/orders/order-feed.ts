/** A history as the page knows it: what it was rendered with, and what arrived since. */
import { compareNewestFirst, type Order, type OrderPage, type Refund } from './order.ts';

export type OrderFeed = { orders: readonly Order[]; refunds: readonly Refund[] };

/** Orders never vanish and never change: what is known stays, what is new takes its place. */
export function addOrders(known: readonly Order[], arrived: readonly Order[]): readonly Order[] {
  const ids = new Set(known.map((order) => order.id));
  const fresh = arrived.filter((order) => !ids.has(order.id));
  return fresh.length === 0 ? known : [...known, ...fresh].toSorted(compareNewestFirst);
}

/** A fresh first page: its orders join those that are known, its refunds are all there are. */
export function takeSnapshot(feed: OrderFeed, page: Omit<OrderPage, 'next'>): OrderFeed {
  return { orders: addOrders(feed.orders, page.orders), refunds: page.refunds };
}
