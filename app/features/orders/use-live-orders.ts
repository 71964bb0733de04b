import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order, OrderPage } from './order.ts';
import { addOrders, type OrderFeed, takeSnapshot } from './order-feed.ts';

/** The account's orders, live (spec 4, Orders list); a guest's stay as they were rendered. */
export function useLiveOrders(uid: string | undefined, rendered: OrderPage): OrderFeed {
  const [feed, setFeed] = useState<OrderFeed>(rendered);
  const [takenFrom, setTakenFrom] = useState(rendered);
  const { revalidate } = useRevalidator();

  // What a later load of this page brings joins what is here; another page begins anew.
  if (rendered !== takenFrom) {
    setTakenFrom(rendered);
    setFeed(uid ? takeSnapshot(feed, rendered) : rendered);
  }

  useEffect(() => {
    if (!uid) return;
    const source = new EventSource(`/api/users/${encodeURIComponent(uid)}/orders`);
    source.addEventListener('orders', (event) => {
      const page: OrderPage = JSON.parse(event.data);
      setFeed((now) => takeSnapshot(now, page));
    });
    source.addEventListener('order', (event) => {
      const order: Order = JSON.parse(event.data);
      setFeed((now) => ({ ...now, orders: addOrders(now.orders, [order]) }));
    });
    source.addEventListener('gone', () => {
      source.close();
      void revalidate();
    });
    return () => source.close();
  }, [uid, revalidate]);

  return feed;
}
