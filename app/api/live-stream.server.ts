/** A live stream of this process: within its limits, and read no faster than pages allow (docs/live.md). */
import {
  openEventStream,
  respondWithEvents,
  type ServerEvent,
  STREAM_HEADERS,
} from '#app/features/live/server/event-stream.ts';
import type { PendingUpdates } from '#app/features/live/server/pending-updates.ts';
import { createReadingTurns } from '#app/features/live/server/reading-turns.ts';
import { clientNetwork } from '#app/features/shopper/rate-limits.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { type ApiContext, fail, failForNow } from './api-response.server.ts';

/** How many streams of a process read at a time: after a gap all of them read, and pages have priority. */
const MAX_READING = 4;

/** Streams last long: a slot is seldom free at once. */
const FULL_RETRY_SECONDS = '60';

/** What a stream is about. An open one keeps neither the request nor its headers. */
export type StreamSubject = {
  /** Whose changes it tells. */
  shopper: string;
  /** Who reads it: of one reader so many are open. */
  reader: string;
  snapshot: PendingUpdates;
  read: (updates: PendingUpdates) => Promise<ServerEvent[]>;
  /** Whether whoever opened it may still read it. */
  isStillSame: () => Promise<boolean>;
};

export type OpenStream = (context: ApiContext, subject: StreamSubject) => Response;

/** Opens the streams of this process, or says why there is none. */
export function createOpenStream(shop: Pick<Shop, 'live' | 'streamSlots' | 'log'>): OpenStream {
  const inTurn = createReadingTurns(MAX_READING);
  const onError = (error: unknown) => {
    const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
    shop.log[level]({ err: error }, 'A live stream could not read what changed');
  };
  return (context, { shopper, reader, snapshot, read, isStillSame }) => {
    if (shop.live.isClosed()) {
      return failForNow(context, 'This process ends. Open the stream again: another one takes it.');
    }
    // HEAD gets no body: the stream would never be read or closed.
    if (context.req.raw.method === 'HEAD') return context.body(null, 200, STREAM_HEADERS);
    // Nothing is waited for from here on: what begins with a slot gives it back at its end.
    const network = clientNetwork(context.var.requestSession.clientAddress);
    const slot = shop.streamSlots.take(reader, network);
    if (slot.full === 'process') {
      return failForNow(context, 'This process has as many live streams as it holds. Try again.');
    }
    if (slot.full !== null) {
      context.header('retry-after', FULL_RETRY_SECONDS);
      const message = 'Too many live streams are open from here. Close a tab and try again.';
      return fail(context, 429, { code: 'too_many_streams', message });
    }
    const { release } = slot;
    return respondWithEvents(
      context,
      openEventStream({
        snapshot,
        isNumbered: true,
        subscribe(onEvent) {
          const unsubscribe = shop.live.subscribe(shopper, onEvent);
          return () => {
            unsubscribe();
            release();
          };
        },
        inTurn,
        read,
        isStillSame,
        onError,
      }),
    );
  };
}
