/**
 * One page of a history in the browser: the rendered page, merged with live events.
 * The page is a window on the history: entries of a newer or an older page stay out.
 */

import { compareNewestFirst, type ListedOrder, type Refund } from '#app/features/orders/order.ts';
import { type OrderCursor, parseOrderCursor } from '#app/features/orders/order-cursor.ts';
import type { OrderPage } from '#app/features/orders/order-page.ts';

export type OrderFeed = {
  orders: readonly ListedOrder[];
  refunds: readonly Refund[];
  /** The last entry of the newer page; null on the first page. */
  after: OrderCursor | null;
  /** The cursor of this page's own last entry; null when nothing is older. */
  next: string | null;
};

/** A page as it was rendered. */
export function openFeed(after: OrderCursor | null, page: OrderPage): OrderFeed {
  return { ...page, after };
}

/** Puts an order, new or changed, at its place by `created`; those of other pages are ignored. */
export function addOrder(feed: OrderFeed, arrived: ListedOrder): OrderFeed {
  if (!isOnPage(feed, arrived)) return feed;
  return { ...feed, orders: mergeOrders(feed.orders, [arrived]) };
}

/**
 * Merges a newer read of the page that begins at the same cursor. Known entries within its range
 * stay, since the read may be older than an event; entries below are on the next page.
 */
export function takeSnapshot(feed: OrderFeed, page: OrderPage): OrderFeed {
  const look = openFeed(feed.after, page);
  const known = feed.orders.filter((order) => isOnPage(look, order));
  return { ...look, orders: mergeOrders(known, page.orders) };
}

/** The refunds that belong on this page; they are few, so every page loads them all. */
export function refundsOnPage(feed: OrderFeed): readonly Refund[] {
  return feed.refunds.filter((refund) => isOnPage(feed, refund));
}

function isOnPage({ after, next }: OrderFeed, entry: OrderCursor): boolean {
  const last = next === null ? null : parseOrderCursor(next);
  const isBelowNewerPage = after === null || compareNewestFirst(after, entry) < 0;
  const isAboveOlderPage = last === null || compareNewestFirst(entry, last) <= 0;
  return isBelowNewerPage && isAboveOlderPage;
}

/** An order that arrives again has changed: it takes the place of the one that is known. */
function mergeOrders(
  known: readonly ListedOrder[],
  arrived: readonly ListedOrder[],
): readonly ListedOrder[] {
  const ids = new Set(arrived.map((order) => order.id));
  const others = known.filter((order) => !ids.has(order.id));
  return [...others, ...arrived].toSorted(compareNewestFirst);
}
