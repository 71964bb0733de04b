import { useEffect, useState } from 'react';
import { liveClient } from '#app/features/live/browser/live-client.ts';
import { compareNewestFirst, type ListedOrder, type Refund } from '#app/features/orders/order.ts';
import {
  type ListedOrderOnWire,
  type OrderPageOnWire,
  orderFromWire,
  orderPageFromWire,
} from '#app/features/orders/order-on-wire.ts';
import type { OrderPage } from '#app/features/orders/order-page.ts';
import { type OrderCursor, parseOrderCursor } from '#app/features/orders/order-page.ts';
import { useRevalidateWhenIdle } from '#app/ui/navigation/use-revalidate-when-idle.ts';

/**
 * One page of a history in the browser: the rendered page, merged with live events.
 * The page is a window on the history: entries of a newer or an older page stay out.
 */
type OrderFeed = {
  orders: readonly ListedOrder[];
  refunds: readonly Refund[];
  /** The last entry of the newer page; null on the first page. */
  after: OrderCursor | null;
  /** The cursor of this page's own last entry; null when nothing is older. */
  next: string | null;
};

type Options = {
  /** The owner's uid; a guest's page is not live. */
  uid: string | undefined;
  /** The cursor of the page; null on the first. */
  after: OrderCursor | null;
  rendered: OrderPage;
};

type LiveOrders = {
  orders: readonly ListedOrder[];
  refunds: readonly Refund[];
  /** The cursor of the next page. */
  next: string | null;
};

/** A page of the account's orders, live (spec 4, Orders list). */
export function useLiveOrders({ uid, after, rendered }: Options): LiveOrders {
  const [feed, setFeed] = useState(() => openFeed(after, rendered));
  const [shown, setShown] = useState({ uid, rendered });
  const revalidate = useRevalidateWhenIdle();
  const isFirst = after === null;

  // A later load of this page is merged; another page or account starts anew.
  if (rendered !== shown.rendered) {
    const isSamePage =
      uid === shown.uid && after?.id === feed.after?.id && after?.created === feed.after?.created;
    setShown({ uid, rendered });
    setFeed(isSamePage ? takeSnapshot(feed, rendered) : openFeed(after, rendered));
  }

  useEffect(() => {
    if (!uid) return;
    return liveClient.on(({ name, data }) => {
      if (name !== 'orders' && name !== 'order') return;
      const update: { uid: string | null } & (ListedOrderOnWire | OrderPageOnWire) =
        JSON.parse(data);
      // An event of the visitor before.
      if (update.uid !== uid) return;
      // Read here and not while rendering, where an error would end the page.
      if (!('orders' in update)) {
        const order = orderFromWire(update);
        setFeed((now) => addOrder(now, order));
      } else if (isFirst) {
        const page = orderPageFromWire(update);
        setFeed((now) => takeSnapshot(now, page));
      }
      // The event is the first page: another page is reloaded.
      else revalidate();
    });
  }, [uid, isFirst, revalidate]);

  return { orders: feed.orders, refunds: refundsOnPage(feed), next: feed.next };
}

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
