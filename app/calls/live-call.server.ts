/** GET /api/live: the visitor's server-sent events (architecture, 'Live'). */
import { streamSSE } from 'hono/streaming';
import type { LiveNews } from '#app/features/live/live-hub.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { basketOnWire } from './basket-call.server.ts';
import { type CallContext, fail } from './call.server.ts';

/** What a stream may carry. */
export type LiveTopic = 'orders' | 'basket';

const HEARTBEAT_MS = 15_000;
const ORDERS_IN_SNAPSHOT = 20;
const MOST_STREAMS_PER_SHOPPER = 16;

/** Keeps messages until the stream has time for them. */
function createInbox() {
  const messages: LiveNews[] = [];
  let wake: () => void = () => {};
  return {
    put(message: LiveNews): void {
      messages.push(message);
      wake();
    },
    /** The oldest message, or null after a while without any. */
    async take(waitMs: number): Promise<LiveNews | null> {
      if (messages.length === 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, waitMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      return messages.shift() ?? null;
    },
    close: () => wake(),
  };
}

/**
 * Begins with a snapshot, then sends each change. Ends with `gone` when the visitor is somebody
 * else from now on: the browser opens a new stream with the cookies that it has then.
 */
export async function streamLive(
  shop: Shop,
  context: CallContext,
  topics: readonly LiveTopic[],
): Promise<Response> {
  const { visit } = context.var;
  const { account, shopper } = await visit.visitor();
  if (shopper !== null && shop.live.countOf(shopper) >= MOST_STREAMS_PER_SHOPPER) {
    const message = 'Too many live streams are open. Close a tab and try again.';
    return fail(context, 429, { code: 'too_many_streams', message });
  }
  const headers = context.req.raw.headers;
  context.header('x-accel-buffering', 'no');
  return streamSSE(context, async (stream) => {
    const inbox = createInbox();
    // Subscribed before the snapshot is read, so that no change falls between the two.
    const unsubscribe = shop.live.subscribe(shopper, inbox.put);
    let id = 0;
    stream.onAbort(() => {
      unsubscribe();
      inbox.close();
    });

    function send(event: string, data: unknown): Promise<void> {
      id += 1;
      return stream.writeSSE({ id: String(id), event, data: JSON.stringify(data) });
    }

    async function sendBasket(): Promise<void> {
      if (!topics.includes('basket')) return;
      const basket = await shop.basket.read(shopper);
      await send('basket', { ...basketOnWire(basket), version: basket.version });
    }

    async function sendOrders(): Promise<void> {
      if (!topics.includes('orders')) return;
      const uid = account?.uid;
      const page = uid ? await shop.orders.page(uid, null, ORDERS_IN_SNAPSHOT) : { orders: [] };
      await send('orders', page);
    }

    /** False ends the stream. */
    async function tell(message: LiveNews): Promise<boolean> {
      switch (message.kind) {
        case 'basket':
          await sendBasket();
          return true;
        case 'order': {
          const order = account ? await shop.orders.find(account.uid, message.id) : null;
          if (order && topics.includes('orders')) await send('order', order);
          await sendBasket();
          return true;
        }
        case 'refunds':
          await sendOrders();
          return true;
        case 'joined':
          if (account === null) return false;
          await sendBasket();
          await sendOrders();
          return true;
        case 'gap':
          await sendBasket();
          await sendOrders();
          return true;
        case 'closing':
          return false;
        case 'signed-out':
          return (await shop.auth.account(headers)) !== null;
      }
    }

    await sendBasket();
    await sendOrders();
    let goesOn = true;
    while (goesOn && !stream.aborted) {
      const message = await inbox.take(HEARTBEAT_MS);
      if (stream.aborted) break;
      if (message) goesOn = await tell(message);
      else await stream.writeSSE({ event: 'heartbeat', data: '' });
    }
    if (!stream.aborted) await send('gone', {});
    unsubscribe();
  });
}

export function liveCall(shop: Shop) {
  return (context: CallContext): Promise<Response> =>
    streamLive(shop, context, ['basket', 'orders']);
}
