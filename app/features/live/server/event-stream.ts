/**
 * Server-sent events as a pull-based stream: for a slow reader nothing is read or buffered
 * but its merged pending updates. No timer and no buffer per stream, so that one
 * process can hold ten thousand.
 */
import type { HubEvent } from './live-hub.server.ts';
import { applyEvent, noUpdates, type PendingUpdates, requeue } from './pending-updates.ts';

export type ServerEvent = { name: string; data: unknown };

type Parts = {
  /** The first pending updates. */
  snapshot: PendingUpdates;
  subscribe: (onEvent: (event: HubEvent) => void) => () => void;
  /** Reads what the pending updates name, as events. */
  read: (updates: PendingUpdates) => Promise<ServerEvent[]>;
  /** Whether the visitor is still the one who opened the stream. */
  isStillSame: () => Promise<boolean>;
  /** A read failed; it is retried with the next event. */
  onError: (error: unknown) => void;
  /** The reader has taken nothing for several heartbeats. */
  onStalled: () => void;
};

/** Jitter for `retry`: browsers that lose a process must not all reconnect at the same moment. */
const RECONNECT_MS = { min: 100, jitter: 300 };

/** A reader that misses this many heartbeats is disconnected. */
const MAX_HEARTBEATS_MISSED = 3;

/** After about an hour the stream ends, and the browser reconnects with its current cookies. */
const MAX_HEARTBEATS = 240;

const encoder = new TextEncoder();

/** One event as text (HTML, 9.2.6): the data is JSON, which has no line breaks. */
function format(event: ServerEvent, id: number): string {
  return `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\nid: ${id}\n\n`;
}

/** Begins with a snapshot, then sends each change; ends with the event `gone` and its reason. */
export function openEventStream(parts: Parts): ReadableStream<Uint8Array<ArrayBuffer>> {
  let updates = parts.snapshot;
  let wake = () => {};
  let isPulling = false;
  let isCancelled = false;
  let missedHeartbeats = 0;
  let heartbeats = 0;
  let id = 0;
  let unsubscribe = () => {};

  function onEvent(event: HubEvent): void {
    updates = applyEvent(updates, event);
    wake();
    if (event.kind !== 'heartbeat' || isPulling) return;
    missedHeartbeats += 1;
    if (missedHeartbeats === MAX_HEARTBEATS_MISSED) parts.onStalled();
  }

  const nextWake = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });

  async function nextUpdates(): Promise<PendingUpdates> {
    if (updates === noUpdates && !isCancelled) await nextWake();
    const taken = updates;
    updates = noUpdates;
    return taken;
  }

  /** The events of these updates; `gone` comes alone. */
  async function readEvents(taken: PendingUpdates): Promise<ServerEvent[]> {
    try {
      const isSame = !taken.session || (await parts.isStillSame());
      const because = isSame ? taken.ends : 'visitor';
      if (because) return [{ name: 'gone', data: { because } }];
      return await parts.read(taken);
    } catch (error) {
      parts.onError(error);
      updates = requeue(updates, taken);
      // Waits for the next event, a heartbeat at the latest.
      await nextWake();
      return [];
    }
  }

  /** The next events, empty only when the reader has gone; a heartbeat when there are no others. */
  async function nextEvents(): Promise<ServerEvent[]> {
    while (!isCancelled) {
      const taken = await nextUpdates();
      if (taken.heartbeat) heartbeats += 1;
      const events = await readEvents(taken);
      if (events.length > 0) return events;
      if (taken.heartbeat) return [{ name: 'heartbeat', data: null }];
    }
    return [];
  }

  async function pull(
    controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>,
  ): Promise<void> {
    isPulling = true;
    missedHeartbeats = 0;
    const events = await nextEvents();
    isPulling = false;
    if (isCancelled) return;
    const reconnectMs = Math.round(RECONNECT_MS.min + Math.random() * RECONNECT_MS.jitter);
    let text = id === 0 ? `retry: ${reconnectMs}\n\n` : '';
    for (const event of events) {
      id += 1;
      text += format(event, id);
    }
    controller.enqueue(encoder.encode(text));
    const isOver = events.some(({ name }) => name === 'gone') || heartbeats >= MAX_HEARTBEATS;
    if (!isOver) return;
    unsubscribe();
    controller.close();
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start() {
        // Subscribes before the snapshot is read, so that no change falls between the two.
        unsubscribe = parts.subscribe(onEvent);
      },
      pull,
      cancel() {
        isCancelled = true;
        unsubscribe();
        wake();
      },
    },
    // No read-ahead: an event is read when the reader pulls it.
    { highWaterMark: 0 },
  );
}
