/**
 * Server-sent events, written to Node's response itself: for a slow reader nothing is read or buffered but its
 * merged pending updates. No timer, promise or object of the platform's streams waits in an open stream, so
 * that one process can hold ten thousand.
 */
import type { Writable } from 'node:stream';
import type { Context } from 'hono';
import type { HubEvent } from './live-hub.server.ts';
import { applyEvent, noUpdates, type PendingUpdates, requeue } from './pending-updates.ts';

export type ServerEvent = { name: string; data: unknown };

/** Begins to write its events; called once, after the head of the response. */
export type EventStream = (outgoing: Writable) => void;

type Parts = {
  /** The first pending updates. */
  snapshot: PendingUpdates;
  /** Whether it begins with a reconnect delay, and its events have ids. */
  isNumbered: boolean;
  /** Called at once, so that no change falls between it and the snapshot; returns what ends it. */
  subscribe: (onEvent: (event: HubEvent) => void) => () => void;
  /** Reads what the pending updates name, as events. */
  read: (updates: PendingUpdates) => Promise<ServerEvent[]>;
  /** Whether the visitor is still the one who opened the stream. */
  isStillSame: () => Promise<boolean>;
  /** A read failed; it is retried with the next event. */
  onError: (error: unknown) => void;
};

/** Of a response whose body is an event stream. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  // Sends each event at once; nginx buffers responses otherwise.
  'x-accel-buffering': 'no',
  'cache-control': 'no-store',
  // No keep-alive: an idle connection delays the shutdown of the process.
  connection: 'close',
};

/** How a handler leaves a stream to its host, which writes the response (server/http/stream-listener.ts). */
export type StreamBindings = { eventStream?: EventStream };

/** The head of a response, which `stream` goes on with. */
export function respondWithEvents<Env extends { Bindings: StreamBindings }>(
  context: Context<Env>,
  stream: EventStream,
): Response {
  context.env.eventStream = stream;
  return context.body(null, 200, STREAM_HEADERS);
}

/** Jitter for `retry`: browsers that lose a process must not all reconnect at the same moment. */
const RECONNECT_MS = { min: 100, jitter: 300 };

/** A reader that misses this many heartbeats is disconnected. */
const MAX_HEARTBEATS_MISSED = 3;

/** After about an hour the stream ends, and the browser reconnects with its current cookies. */
const MAX_HEARTBEATS = 240;

const HEARTBEAT: ServerEvent = { name: 'heartbeat', data: null };

function reconnectDelay(): string {
  return `retry: ${Math.round(RECONNECT_MS.min + Math.random() * RECONNECT_MS.jitter)}\n\n`;
}

/** Begins with a snapshot, then sends each change; ends with the event `gone` and its reason. */
export function openEventStream(parts: Parts): EventStream {
  let updates = parts.snapshot;
  let outgoing: Writable | null = null;
  /** `blocked`: the reader has not taken what was written, or the stream has not begun. */
  let state: 'blocked' | 'sending' | 'idle' = 'blocked';
  let isOver = false;
  let missedHeartbeats = 0;
  let heartbeats = 0;
  let id = 0;
  const unsubscribe = parts.subscribe(onEvent);

  function end(): void {
    isOver = true;
    unsubscribe();
  }

  function onEvent(event: HubEvent): void {
    if (isOver) return;
    updates = applyEvent(updates, event);
    if (state === 'idle') void send();
    if (event.kind !== 'heartbeat' || state !== 'blocked') return;
    missedHeartbeats += 1;
    if (missedHeartbeats < MAX_HEARTBEATS_MISSED) return;
    end();
    outgoing?.destroy();
  }

  /** The events of these updates, of which `gone` comes alone; none when they could not be read. */
  async function readEvents(taken: PendingUpdates): Promise<ServerEvent[] | null> {
    try {
      const isSame = !taken.session || (await parts.isStillSame());
      const because = isSame ? taken.ends : 'visitor';
      if (because) return [{ name: 'gone', data: { because } }];
      const events = await parts.read(taken);
      return events.length === 0 && taken.heartbeat ? [HEARTBEAT] : events;
    } catch (error) {
      parts.onError(error);
      updates = requeue(updates, taken);
      return null;
    }
  }

  /** One event as text (HTML, 9.2.6): the data is JSON, which has no line breaks. */
  function format({ name, data }: ServerEvent): string {
    id += 1;
    const number = parts.isNumbered ? `id: ${id}\n` : '';
    return `event: ${name}\ndata: ${JSON.stringify(data)}\n${number}\n`;
  }

  /** Whether the reader takes more at once. */
  function write(to: Writable, events: readonly ServerEvent[]): boolean {
    const first = parts.isNumbered && id === 0 ? reconnectDelay() : '';
    const isTaken = to.write(first + events.map(format).join(''));
    const isLast = events.some(({ name }) => name === 'gone') || heartbeats >= MAX_HEARTBEATS;
    if (!isLast) return isTaken;
    end();
    to.end();
    return false;
  }

  /** Sends what is pending, as long as the reader takes it. */
  async function send(): Promise<void> {
    state = 'sending';
    missedHeartbeats = 0;
    while (updates !== noUpdates) {
      const taken = updates;
      updates = noUpdates;
      if (taken.heartbeat) heartbeats += 1;
      const events = await readEvents(taken);
      if (isOver || outgoing === null) return;
      // Waits for the next event, a heartbeat at the latest.
      if (events === null) break;
      if (events.length > 0 && !write(outgoing, events)) {
        state = 'blocked';
        return;
      }
    }
    state = 'idle';
  }

  return (to) => {
    outgoing = to;
    to.on('close', end);
    to.on('error', end);
    to.on('drain', () => {
      if (state === 'blocked' && !isOver) void send();
    });
    if (to.destroyed) end();
    else void send();
  };
}
