/** GET /api/live: the visitor's server-sent events (docs/live.md). */
import { basketToWire } from '#app/features/basket/core/basket-on-wire.ts';
import type { MergedLines } from '#app/features/basket/core/merged-lines.ts';
import {
  type EventStream,
  openEventStream,
  respondWithEvents,
  type ServerEvent,
  STREAM_HEADERS,
} from '#app/features/live/server/event-stream.ts';
import { type PendingUpdates, snapshotUpdates } from '#app/features/live/server/pending-updates.ts';
import { orderPageToWire, orderToWire } from '#app/features/orders/order-on-wire.ts';
import { noOrders, ORDERS_PER_PAGE } from '#app/features/orders/order-page.ts';
import { clientNetwork } from '#app/features/shopper/rate-limits.server.ts';
import type { Visitor } from '#app/features/shopper/visitor.ts';
import { createSemaphore } from '#app/shared/semaphore.ts';
import type { Shop } from '#app/shop.server.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { type ApiContext, fail, failForNow } from './api-response.server.ts';

/** The dependencies of the live streams. */
export type LiveTopic = 'orders' | 'basket';

/** How many streams of a process read at a time: after a gap all of them read, and pages have priority. */
const MAX_READING = 4;

/** Streams last long: a slot is seldom free at once. */
const FULL_RETRY_SECONDS = '60';

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

/** What an open stream keeps of the request: neither it nor its headers. */
type Opened = {
  visitor: Visitor & { shopper: string };
  topics: readonly LiveTopic[];
  mergedLines: MergedLines;
  cookie: string;
  release: () => void;
};

/** The streams of this process. */
export function createStreamLive(shop: Shop): StreamLive {
  const semaphore = createSemaphore(MAX_READING);

  function openStream({ visitor, topics, mergedLines, cookie, release }: Opened): EventStream {
    return openEventStream({
      snapshot: { ...snapshotUpdates, mergedLines },
      isNumbered: true,
      subscribe(onEvent) {
        const unsubscribe = shop.live.subscribe(visitor.shopper, onEvent);
        return () => {
          unsubscribe();
          release();
        };
      },
      read: (updates) => semaphore(() => readEvents(shop, visitor, topics, updates)),
      isStillSame: () =>
        semaphore(async () => {
          const account = await shop.auth.account(new Headers({ cookie }));
          return account?.uid === visitor.account?.uid;
        }),
      onError(error) {
        const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
        shop.log[level]({ err: error }, 'A live stream could not read what changed');
      },
    });
  }

  return async (context, topics) => {
    if (shop.live.isClosed()) {
      return failForNow(context, 'This process ends. Open the stream again: another one takes it.');
    }
    const visitor = await context.var.requestSession.visitor();
    const { shopper } = visitor;
    // Without a shopper nothing can change: 204 stops the browser's reconnects.
    if (shopper === null) return context.body(null, 204);
    // HEAD gets no body: the stream would never be read or closed.
    if (context.req.raw.method === 'HEAD') return context.body(null, 200, STREAM_HEADERS);
    // Lines that this very request joined are announced by no other event.
    const mergedLines = await context.var.requestSession.mergedLines();
    // Nothing is waited for from here on: what begins with a slot gives it back at its end.
    const network = clientNetwork(context.var.requestSession.clientAddress);
    const slot = shop.streamSlots.take(shopper, network);
    if (slot.full === 'process') {
      return failForNow(context, 'This process has as many live streams as it holds. Try again.');
    }
    if (slot.full !== null) {
      context.header('retry-after', FULL_RETRY_SECONDS);
      const message = 'Too many live streams are open from here. Close a tab and try again.';
      return fail(context, 429, { code: 'too_many_streams', message });
    }
    const cookie = context.req.header('cookie') ?? '';
    const opened = {
      visitor: { ...visitor, shopper },
      topics,
      mergedLines,
      cookie,
      release: slot.release,
    };
    return respondWithEvents(context, openStream(opened));
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
