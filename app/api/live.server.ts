/** GET /api/live: the visitor's server-sent events (docs/live.md). */
import { basketToWire } from '#app/features/basket/core/basket-on-wire.ts';
import type { ServerEvent } from '#app/features/live/server/event-stream.ts';
import { type PendingUpdates, snapshotUpdates } from '#app/features/live/server/pending-updates.ts';
import { orderPageToWire, orderToWire } from '#app/features/orders/order-on-wire.ts';
import { noOrders, ORDERS_PER_PAGE } from '#app/features/orders/order-page.ts';
import type { Visitor } from '#app/features/shopper/visitor.ts';
import type { Shop } from '#app/shop.server.ts';
import type { ApiContext } from './api-response.server.ts';
import type { OpenStream } from './live-stream.server.ts';

/** The dependencies of the live streams. */
export type LiveTopic = 'orders' | 'basket';

/** Reads what the pending updates name, as events. */
async function readEvents(
  shop: Shop,
  { account, shopper }: Visitor,
  topics: readonly LiveTopic[],
  updates: PendingUpdates,
): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  if (topics.includes('orders') && updates.orders) {
    const page = account ? await shop.orders.page(account.uid, null, ORDERS_PER_PAGE) : noOrders;
    events.push({ name: 'orders', data: { uid: account?.uid ?? null, ...orderPageToWire(page) } });
  } else if (topics.includes('orders') && account) {
    for (const id of updates.orderIds) {
      const order = await shop.orders.find(account.uid, id);
      if (order) events.push({ name: 'order', data: { uid: account.uid, ...orderToWire(order) } });
    }
  }
  if (topics.includes('basket') && updates.basket !== null) {
    const basket =
      updates.basket === 'newest' || shopper === null
        ? await shop.basket.read(shopper)
        : await shop.basket.readVersion(shopper, updates.basket);
    events.push({ name: 'basket', data: basketToWire(basket) });
  }
  if (topics.includes('basket') && Object.keys(updates.stock).length > 0) {
    events.push({ name: 'stock', data: updates.stock });
  }
  if (
    topics.includes('basket') &&
    (updates.mergedLines.lines.length > 0 || updates.mergedLines.leftOut !== '')
  ) {
    events.push({ name: 'joined', data: updates.mergedLines });
  }
  if (updates.shop) events.push({ name: 'shop', data: null });
  return events;
}

export type StreamLive = (
  context: ApiContext,
  topics: readonly LiveTopic[],
) => Promise<Response> | Response;

/** The streams of visitors. */
export function createStreamLive(shop: Shop, openStream: OpenStream): StreamLive {
  return async (context, topics) => {
    const visitor = await context.var.requestSession.visitor();
    const { account, shopper } = visitor;
    // Without a shopper nothing can change: 204 stops the browser's reconnects.
    if (shopper === null) return context.body(null, 204);
    // Lines that this very request joined are announced by no other event.
    const mergedLines = await context.var.requestSession.mergedLines();
    const cookie = context.req.header('cookie') ?? '';
    return openStream(context, {
      shopper,
      reader: shopper,
      snapshot: { ...snapshotUpdates, mergedLines },
      read: (updates) => readEvents(shop, visitor, topics, updates),
      isStillSame: async () =>
        (await shop.auth.account(new Headers({ cookie })))?.uid === account?.uid,
    });
  };
}

/** The stream or, with `?snapshot`, its first events alone: the polling fallback where streams are blocked. */
export function getLive(shop: Shop, streamLive: StreamLive) {
  return async (context: ApiContext): Promise<Response> => {
    const topics: LiveTopic[] = ['basket', 'orders'];
    if (context.req.query('snapshot') === undefined) return streamLive(context, topics);
    const visitor = await context.var.requestSession.visitor();
    const events = await readEvents(shop, visitor, topics, snapshotUpdates);
    return context.json(events.map(({ name, data }) => ({ name, data: JSON.stringify(data) })));
  };
}
