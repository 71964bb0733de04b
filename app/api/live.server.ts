/** GET /api/live: the visitor's server-sent events (docs/live.md). */
import type { HttpBindings } from '@hono/node-server';
import { openEventStream, type ServerEvent } from '#app/features/live/server/event-stream.ts';
import { type LiveInbox, snapshotInbox } from '#app/features/live/server/pending-updates.ts';
import type { OrderPage } from '#app/features/orders/order.ts';
import type { Visitor } from '#app/features/shopper/visitor.ts';
import { createGate, type Gate } from '#app/shared/semaphore.ts';
import type { Shop } from '#app/shop.server.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { type CallContext, fail, failForNow } from './api-response.server.ts';
import { basketOnWire } from './basket.server.ts';

/** What a stream may carry. */
export type LiveTopic = 'orders' | 'basket';

const ORDERS_IN_SNAPSHOT = 20;
const MOST_STREAMS_PER_SHOPPER = 8;

/** How many streams of a process read at a time: after a gap all want to, and pages come first. */
const MOST_READING = 4;

/** Reads what an inbox asks to tell, as events. */
async function readEvents(
  shop: Shop,
  { account, shopper }: Visitor,
  topics: readonly LiveTopic[],
  inbox: LiveInbox,
): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  if (topics.includes('orders') && inbox.orders) {
    const none: OrderPage = { orders: [], refunds: [], next: null };
    const page = account ? await shop.orders.page(account.uid, null, ORDERS_IN_SNAPSHOT) : none;
    events.push({ name: 'orders', data: { uid: account?.uid ?? null, ...page } });
  } else if (topics.includes('orders') && account) {
    for (const id of inbox.orderIds) {
      const order = await shop.orders.find(account.uid, id);
      if (order) events.push({ name: 'order', data: { uid: account.uid, ...order } });
    }
  }
  if (topics.includes('basket') && inbox.basket) {
    const basket = await shop.basket.read(shopper);
    const { version } = basket;
    events.push({
      name: 'basket',
      data: { ...basketOnWire(basket), shopper: basket.shopper, version },
    });
  }
  if (topics.includes('basket') && inbox.joinedLines.length > 0) {
    events.push({ name: 'joined', data: { lines: inbox.joinedLines } });
  }
  return events;
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  // Each event leaves by itself; nginx would hold them back.
  'transfer-encoding': 'chunked',
  'x-accel-buffering': 'no',
  'cache-control': 'no-store',
  // Nothing follows it on the same connection, which would be in the way of a process that ends.
  connection: 'close',
};

export type StreamLive = (
  context: CallContext,
  topics: readonly LiveTopic[],
) => Promise<Response> | Response;

/** The streams of this process. */
export function createStreamLive(shop: Shop): StreamLive {
  const gate = createGate(MOST_READING);
  return async (context, topics) => {
    if (shop.live.isClosed()) {
      return failForNow(context, 'This process ends. Open the stream again: another one takes it.');
    }
    const visitor = await context.var.visit.visitor();
    const { shopper } = visitor;
    // Nothing can change for who has put nothing in a basket yet: the browser need not come back.
    if (shopper === null) return context.body(null, 204);
    // Who asks for the head alone would leave a stream behind that nobody reads or ends.
    if (context.req.raw.method === 'HEAD') return context.body(null, 200, STREAM_HEADERS);
    if (shop.live.countOf(shopper) >= MOST_STREAMS_PER_SHOPPER) {
      const message = 'Too many live streams are open. Close a tab and try again.';
      return fail(context, 429, { code: 'too_many_streams', message });
    }
    // Lines that this very request joined are told nowhere else.
    const joinedLines = await context.var.visit.joinedLines();
    return stream({ shop, context, gate, visitor, shopper, topics, joinedLines });
  };
}

type StreamParts = {
  shop: Shop;
  context: CallContext;
  gate: Gate;
  visitor: Visitor;
  shopper: string;
  topics: readonly LiveTopic[];
  joinedLines: readonly number[];
};

function stream(parts: StreamParts): Response {
  const { shop, context, gate, visitor, shopper, topics, joinedLines } = parts;
  const { headers } = context.req.raw;
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
  const body = openEventStream({
    snapshot: { ...snapshotInbox, joinedLines },
    subscribe: (hear) => shop.live.subscribe(shopper, hear),
    read: (inbox) => gate(() => readEvents(shop, visitor, topics, inbox)),
    isStillSame: () =>
      gate(async () => (await shop.auth.account(headers))?.uid === visitor.account?.uid),
    onError(error) {
      const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
      shop.log[level]({ err: error }, 'A live stream could not read what changed');
    },
    onStalled: () => outgoing?.destroy(),
  });
  return context.body(body, 200, STREAM_HEADERS);
}

/** The stream or, with `?snapshot`, what it would begin with: for browsers whose events are blocked. */
export function liveCall(shop: Shop, streamLive: StreamLive) {
  return async (context: CallContext): Promise<Response> => {
    const topics: LiveTopic[] = ['basket', 'orders'];
    if (context.req.query('snapshot') === undefined) return streamLive(context, topics);
    const visitor = await context.var.visit.visitor();
    const events = await readEvents(shop, visitor, topics, snapshotInbox);
    return context.json(events.map(({ name, data }) => ({ name, data: JSON.stringify(data) })));
  };
}
