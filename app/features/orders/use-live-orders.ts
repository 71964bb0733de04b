import { useEffect, useState } from 'react';
import { liveClient } from '#app/features/live/live-client.ts';
import type { Order, OrderPage } from './order.ts';
import { addOrders, type OrderFeed, takeSnapshot } from './order-feed.ts';

/** The account's orders, live (spec 4, Orders list); a guest's stay as they were rendered. */
export function useLiveOrders(uid: string | undefined, rendered: OrderPage): OrderFeed {
  const [feed, setFeed] = useState<OrderFeed>(rendered);
  const [takenFrom, setTakenFrom] = useState(rendered);

  // What a later load of this page brings joins what is here; another page begins anew.
  if (rendered !== takenFrom) {
    setTakenFrom(rendered);
    setFeed(uid ? takeSnapshot(feed, rendered) : rendered);
  }

  useEffect(() => {
    if (!uid) return;
    return liveClient.on(({ name, data }) => {
      if (name === 'orders') {
        const page: OrderPage = JSON.parse(data);
        setFeed((now) => takeSnapshot(now, page));
      }
      if (name === 'order') {
        const order: Order = JSON.parse(data);
        setFeed((now) => ({ ...now, orders: addOrders(now.orders, [order]) }));
      }
    });
  }, [uid]);

  return feed;
}
