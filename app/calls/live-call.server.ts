/** GET /api/live: the visitor's server-sent events (architecture, 'Live'). */
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { LiveNews } from '#app/features/live/live-hub.server.ts';
import {
  emptyInbox,
  type LiveInbox,
  putNews,
  snapshotInbox,
} from '#app/features/live/live-inbox.ts';
import type { OrderPage } from '#app/features/orders/order.ts';
import type { Visitor } from '#app/features/shopper/visitor.ts';
import type { Shop } from '#app/shop.server.ts';
import { basketOnWire } from './basket-call.server.ts';
import { type CallContext, fail } from './call.server.ts';

/** What a stream may carry. */
export type LiveTopic = 'orders' | 'basket';

const HEARTBEAT_MS = 15_000;

/** A reader that takes nothing for this long is gone. */
const STALLED_MS = 30_000;

const ORDERS_IN_SNAPSHOT = 20;
const MOST_STREAMS_PER_SHOPPER = 8;

type Event = { name: string; data: unknown };

/** Reads what an inbox asks to tell, as events. */
async function* readEvents(
  shop: Shop,
  { account, shopper }: Visitor,
  topics: readonly LiveTopic[],
  inbox: LiveInbox,
): AsyncGenerator<Event> {
  if (topics.includes('orders') && inbox.orders) {
    const none: OrderPage = { orders: [], refunds: [], next: null };
    const page = account ? shop.orders.page(account.uid, null, ORDERS_IN_SNAPSHOT) : none;
    yield { name: 'orders', data: await page };
  } else if (topics.includes('orders') && account) {
    for (const id of inbox.orderIds) {
      const order = await shop.orders.find(account.uid, id);
      if (order) yield { name: 'order', data: order };
    }
  }
  if (topics.includes('basket') && inbox.basket) {
    const basket = await shop.basket.read(shopper);
    const { version } = basket;
    yield { name: 'basket', data: { ...basketOnWire(basket), shopper: basket.shopper, version } };
  }
  if (topics.includes('basket') && inbox.joinedLines.length > 0) {
    yield { name: 'joined', data: { lines: inbox.joinedLines } };
  }
}

/** Folds news together until the stream has time for them. */
function createMailbox() {
  let inbox = emptyInbox;
  let wake = () => {};
  return {
    put(news: LiveNews): void {
      inbox = putNews(inbox, news);
      wake();
    },
    /** All that came since the last time; empty after a while without any. */
    async take(waitMs: number): Promise<LiveInbox> {
      if (inbox === emptyInbox) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, waitMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const taken = inbox;
      inbox = emptyInbox;
      return taken;
    },
    wake: () => wake(),
  };
}

/** Writes, or gives the reader up: false when it takes nothing any more. */
async function write(
  stream: SSEStreamingApi,
  message: { event: string; data: string; id?: string },
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), STALLED_MS);
  });
  const written = stream.writeSSE(message).then(() => true as const);
  const isWritten = await Promise.race([written, stalled]);
  clearTimeout(timer);
  return isWritten && !stream.aborted;
}

/**
 * Begins with a snapshot, then tells each change. Ends with `gone` when the visitor is somebody
 * else from now on, or this process ends: the browser opens a new stream with the cookies that it
 * has then.
 */
export async function streamLive(
  shop: Shop,
  context: CallContext,
  topics: readonly LiveTopic[],
): Promise<Response> {
  const visitor = await context.var.visit.visitor();
  const { shopper } = visitor;
  if (shopper !== null && shop.live.countOf(shopper) >= MOST_STREAMS_PER_SHOPPER) {
    const message = 'Too many live streams are open. Close a tab and try again.';
    return fail(context, 429, { code: 'too_many_streams', message });
  }
  const headers = context.req.raw.headers;
  // nginx would hold the events back.
  context.header('x-accel-buffering', 'no');
  return streamSSE(context, async (stream) => {
    const mailbox = createMailbox();
    // Subscribed before the snapshot is read, so that no change falls between the two.
    const unsubscribe = shop.live.subscribe(shopper, mailbox.put);
    stream.onAbort(() => {
      unsubscribe();
      mailbox.wake();
    });
    let id = 0;

    async function tell(inbox: LiveInbox): Promise<boolean> {
      for await (const { name, data } of readEvents(shop, visitor, topics, inbox)) {
        id += 1;
        const message = { id: String(id), event: name, data: JSON.stringify(data) };
        if (!(await write(stream, message))) return false;
      }
      return true;
    }

    try {
      let goesOn = await tell(snapshotInbox);
      while (goesOn && !stream.aborted) {
        const inbox = await mailbox.take(HEARTBEAT_MS);
        if (stream.aborted) return;
        const isOver = inbox.ends || (inbox.session && (await shop.auth.account(headers)) === null);
        if (isOver) {
          await write(stream, { event: 'gone', data: '{}' });
          return;
        }
        const isQuiet = inbox === emptyInbox;
        goesOn = isQuiet
          ? await write(stream, { event: 'heartbeat', data: '' })
          : await tell(inbox);
      }
    } finally {
      unsubscribe();
    }
  });
}

/** The stream or, with `?snapshot`, what it would begin with: for browsers whose events are blocked. */
export function liveCall(shop: Shop) {
  return async (context: CallContext): Promise<Response> => {
    const topics: LiveTopic[] = ['basket', 'orders'];
    if (context.req.query('snapshot') === undefined) return streamLive(shop, context, topics);
    const visitor = await context.var.visit.visitor();
    const events = [];
    for await (const { name, data } of readEvents(shop, visitor, topics, snapshotInbox)) {
      events.push({ name, data: JSON.stringify(data) });
    }
    return context.json(events);
  };
}
