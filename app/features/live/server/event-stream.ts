/**
 * Server-sent events, written to Node's response itself: for a slow reader nothing is read or buffered but its
 * merged pending updates. No timer, promise or object of the platform's streams waits in an open stream, so
 * that one process can hold ten thousand.
 */
import type { Writable } from 'node:stream';
import type { Context } from 'hono';
import type { HubEvent } from './live-hub.server.ts';
import { applyEvent, noUpdates, type PendingUpdates, requeue } from './pending-updates.ts';
import type { ReadingTurns } from './reading-turns.ts';

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
  /** Does the work once it is this stream's turn to read. */
  inTurn: ReadingTurns;
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
  const stream = new OpenStream(parts);
  return (outgoing) => stream.begin(outgoing);
}

/** A class, because ten thousand streams share its methods, where each had closures of its own. */
class OpenStream {
  readonly #isNumbered: boolean;
  readonly #inTurn: ReadingTurns;
  readonly #read: Parts['read'];
  readonly #isStillSame: Parts['isStillSame'];
  readonly #onError: Parts['onError'];
  readonly #unsubscribe: () => void;
  #updates: PendingUpdates;
  #outgoing: Writable | null = null;
  /** `blocked`: the reader has not taken what was written, or the stream has not begun. */
  #state: 'blocked' | 'sending' | 'idle' = 'blocked';
  #isOver = false;
  #missedHeartbeats = 0;
  #heartbeats = 0;
  #id = 0;

  constructor({ snapshot, isNumbered, inTurn, read, isStillSame, onError, subscribe }: Parts) {
    this.#updates = snapshot;
    this.#isNumbered = isNumbered;
    this.#inTurn = inTurn;
    this.#read = read;
    this.#isStillSame = isStillSame;
    this.#onError = onError;
    this.#unsubscribe = subscribe((event) => this.#onEvent(event));
  }

  begin(to: Writable): void {
    const end = () => this.#end();
    this.#outgoing = to;
    to.on('close', end);
    to.on('error', end);
    to.on('drain', () => {
      if (this.#state === 'blocked' && !this.#isOver) this.#waitForTurn();
    });
    if (to.destroyed) end();
    else this.#waitForTurn();
  }

  #end(): void {
    this.#isOver = true;
    this.#unsubscribe();
  }

  #onEvent(event: HubEvent): void {
    if (this.#isOver) return;
    this.#updates = applyEvent(this.#updates, event);
    if (this.#state === 'idle') this.#waitForTurn();
    if (event.kind !== 'heartbeat' || this.#state !== 'blocked') return;
    this.#missedHeartbeats += 1;
    if (this.#missedHeartbeats < MAX_HEARTBEATS_MISSED) return;
    this.#end();
    this.#outgoing?.destroy();
  }

  /** What happens until its turn comes is sent with the rest. */
  #waitForTurn(): void {
    this.#state = 'sending';
    this.#missedHeartbeats = 0;
    this.#inTurn(() => this.#send());
  }

  /** Sends what is pending, as long as the reader takes it. */
  async #send(): Promise<void> {
    while (this.#updates !== noUpdates && !this.#isOver) {
      const taken = this.#updates;
      this.#updates = noUpdates;
      if (taken.heartbeat) this.#heartbeats += 1;
      const events = await this.#readEvents(taken);
      if (this.#isOver || this.#outgoing === null) return;
      // Waits for the next event, a heartbeat at the latest.
      if (events === null) break;
      if (events.length > 0 && !this.#write(this.#outgoing, events)) {
        this.#state = 'blocked';
        return;
      }
    }
    this.#state = 'idle';
  }

  /** The events of these updates, of which `gone` comes alone; none when they could not be read. */
  async #readEvents(taken: PendingUpdates): Promise<ServerEvent[] | null> {
    try {
      const isSame = !taken.session || (await this.#isStillSame());
      const because = isSame ? taken.ends : 'visitor';
      if (because) return [{ name: 'gone', data: { because } }];
      const events = await this.#read(taken);
      return events.length === 0 && taken.heartbeat ? [HEARTBEAT] : events;
    } catch (error) {
      this.#onError(error);
      this.#updates = requeue(this.#updates, taken);
      return null;
    }
  }

  /** Whether the reader takes more at once. */
  #write(to: Writable, events: readonly ServerEvent[]): boolean {
    const first = this.#isNumbered && this.#id === 0 ? reconnectDelay() : '';
    const isTaken = to.write(first + events.map((event) => this.#format(event)).join(''));
    const isLast = events.some(({ name }) => name === 'gone') || this.#heartbeats >= MAX_HEARTBEATS;
    if (!isLast) return isTaken;
    this.#end();
    to.end();
    return false;
  }

  /** One event as text (HTML, 9.2.6): the data is JSON, which has no line breaks. */
  #format({ name, data }: ServerEvent): string {
    this.#id += 1;
    const number = this.#isNumbered ? `id: ${this.#id}\n` : '';
    return `event: ${name}\ndata: ${JSON.stringify(data)}\n${number}\n`;
  }
}
