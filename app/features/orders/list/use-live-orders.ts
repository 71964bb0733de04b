import { useEffect, useState } from 'react';
import { liveClient } from '#app/features/live/browser/live-client.ts';
import type { ListedOrder, Refund } from '#app/features/orders/order.ts';
import type { OrderCursor } from '#app/features/orders/order-cursor.ts';
import {
  type ListedOrderOnWire,
  type OrderPageOnWire,
  orderFromWire,
  orderPageFromWire,
} from '#app/features/orders/order-on-wire.ts';
import type { OrderPage } from '#app/features/orders/order-page.ts';
import { useRevalidateWhenIdle } from '#app/ui/navigation/use-revalidate-when-idle.ts';
import { addOrder, openFeed, refundsOnPage, takeSnapshot } from './order-feed.ts';

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
