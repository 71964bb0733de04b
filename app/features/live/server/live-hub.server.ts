/** Publish/subscribe over LISTEN/NOTIFY: each process receives what changed, and for whom. */
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Queries } from '#db/database.ts';
import { isSignal, type LiveMessage, liveMessageSchema, type Signal } from './live-message.ts';
import { staggeredHeartbeat } from './staggered-heartbeat.ts';

const CHANNEL = 'shop_events';

/** PostgreSQL limits a payload to 8,000 bytes; this many of our messages stay well below. */
const MAX_MESSAGES_PER_PAYLOAD = 20;
const MAX_MESSAGES_AT_ONCE = 1_000;

/** Messages published within this time of the last NOTIFY are batched into one. */
const GATHER_MS = 20;

/** Failed messages are retried, up to this many. */
const RETRY_MS = 1_000;
const MAX_MESSAGES_WAITING = 10_000;

const HEARTBEAT_MS = 15_000;

/** What has every browser ask again is sent to some streams at a time. */
const STEP_MS = 50;

/** Pages of all open tabs are read again within this time. */
const SHOP_CHANGE_MS = 2_000;

/** After a `gap` anything may have been missed; `heartbeat` comes regularly, `closing` last. */
export type HubEvent =
  | Exclude<LiveMessage, { kind: Signal | 'stock' }>
  /** What shoppers read about these variants now; null of what is not counted. */
  | { kind: 'stock'; levels: Readonly<Record<string, unknown>> }
  /** The shop has other settings, which this process has read. */
  | { kind: 'shop' }
  | { kind: 'gap' }
  | { kind: 'heartbeat' }
  | { kind: 'closing' };

/** `variants` is null when any may have changed. */
type StockListener = (variants: readonly string[] | null) => void;

type Listener = (event: HubEvent) => void;

type SignalListener = (shopper?: string) => void;

type OrderListener = (order: { shopper: string; id: string } | null) => void;

export type LiveHub = {
  /** Publishes soon what is committed already. Never waits, never throws. */
  publish(message: LiveMessage): void;
  /** Calls `listener` for each message about this shopper until the returned function is called. */
  subscribe(shopper: string, listener: Listener): () => void;
  /** Calls `listener` whenever products changed or may have, until the returned function is called. */
  onCatalogueChange(listener: () => void): () => void;
  /**
   * Calls `listener` at each such signal, with the shopper of a mail, and without one when some may have been missed, until
   * the returned function is called.
   */
  onSignal(signal: Signal, listener: SignalListener): () => void;
  /**
   * Calls `listener` for each order of any shopper that is new or has changed, and with null when some may
   * have been missed, until the returned function is called.
   */
  onOrderChange(listener: OrderListener): () => void;
  /** As above, whenever the stock of these variants has changed for shoppers, or may have. */
  onStockChange(listener: StockListener): () => void;
  /** Sends new levels to every subscriber of this process. */
  broadcast(event: Extract<HubEvent, { kind: 'stock' }>): void;
  /** This process has other settings: all that pages are made of is read again, also in open tabs. */
  refreshPages(): void;
  /** Sends `closing` to every subscriber, spread over `withinMs`; to later subscribers immediately. */
  close(withinMs?: number): void;
  isClosed(): boolean;
  /** Resolves when everything published was sent, or cannot be. Publish nothing afterwards. */
  finish(): Promise<void>;
  /** How many streams of this shopper are open in this process. */
  countOf(shopper: string): number;
};

const payloadSchema = z.array(z.unknown());
const addressedSchema = z.object({ shopper: z.string() });

/** During a rollout another version may send unknown kinds: for the shopper they are a `gap`. */
function* readPayload(
  payload: string,
): Generator<{ shopper: string | null; event: LiveMessage | { kind: 'gap' } }> {
  for (const one of payloadSchema.parse(JSON.parse(payload))) {
    const message = liveMessageSchema.safeParse(one);
    if (message.success) {
      const event = message.data;
      yield { shopper: 'shopper' in event ? (event.shopper ?? null) : null, event };
      continue;
    }
    const addressed = addressedSchema.safeParse(one);
    if (addressed.success) yield { shopper: addressed.data.shopper, event: { kind: 'gap' } };
  }
}

/** The NOTIFY payload of these messages, a few in each. */
export function toPayload(messages: readonly LiveMessage[]): string {
  return JSON.stringify(messages);
}

/** The SQL expression that notifies every process when its statement commits. */
export function notifying(payload: SQL): SQL<string> {
  return sql<string>`pg_notify(${sql.raw(`'${CHANNEL}'`)}, ${payload})`;
}

function notify(queries: Queries, messages: readonly LiveMessage[]): Promise<unknown> {
  const payloads: string[] = [];
  for (let start = 0; start < messages.length; start += MAX_MESSAGES_PER_PAYLOAD) {
    payloads.push(toPayload(messages.slice(start, start + MAX_MESSAGES_PER_PAYLOAD)));
  }
  return queries.execute(
    sql`select ${notifying(sql`payload`)}
      from json_array_elements_text(${JSON.stringify(payloads)}::json) as payload`,
  );
}

/** Publishes when this transaction commits, so that nothing goes unnoticed; needs no hub. */
export async function publishWith(tx: Queries, ...messages: LiveMessage[]): Promise<void> {
  await notify(tx, messages);
}

/** Starts listening; `onError` receives failures to send or parse. */
export async function openLiveHub(
  database: Database,
  onError: (error: unknown) => void,
): Promise<LiveHub> {
  const subscribers = new Map<string, Set<Listener>>();
  const catalogueListeners = new Set<() => void>();
  const signalListeners: Record<Signal, Set<SignalListener>> = {
    mail: new Set(),
    'gift-card': new Set(),
    outbox: new Set(),
    settings: new Set(),
  };
  const orderListeners = new Set<OrderListener>();
  const stockListeners = new Set<StockListener>();
  const heartbeats = staggeredHeartbeat<Listener>(HEARTBEAT_MS, (listener) => {
    listener({ kind: 'heartbeat' });
  });
  let waiting: LiveMessage[] = [];
  let sending: Promise<void> | null = null;
  let isClosed = false;
  let isFinishing = false;

  function emitAnyProduct(): void {
    for (const listener of catalogueListeners) listener();
    for (const listener of stockListeners) listener(null);
  }

  function onPayload(payload: string): void {
    try {
      for (const { shopper, event } of readPayload(payload)) {
        if (isSignal(event)) {
          for (const listener of signalListeners[event.kind]) listener(event.shopper);
          continue;
        }
        if (event.kind === 'stock') {
          for (const listener of stockListeners) listener(event.variants);
          continue;
        }
        if (event.kind === 'catalogue') emitAnyProduct();
        if (event.kind === 'order') {
          for (const listener of orderListeners) listener(event);
          if (event.forStaff) continue;
        }
        const listeners = shopper === null ? allListeners() : subscribers.get(shopper);
        for (const listener of listeners ?? []) listener(event);
      }
    } catch (error) {
      onError(error);
    }
  }

  const allListeners = (): Listener[] =>
    [...subscribers.values()].flatMap((listeners) => [...listeners]);

  await database.listen(CHANNEL, onPayload, () => {
    emitAnyProduct();
    for (const listener of orderListeners) listener(null);
    for (const listeners of Object.values(signalListeners)) {
      for (const listener of listeners) listener();
    }
    for (const listener of allListeners()) listener({ kind: 'gap' });
  });

  /** Sends the first message immediately and batches the rest: each NOTIFY is a transaction. */
  async function send(): Promise<void> {
    while (waiting.length > 0) {
      await turn();
      const messages = waiting.slice(0, MAX_MESSAGES_AT_ONCE);
      try {
        await notify(database.queries, messages);
        waiting = waiting.slice(messages.length);
        await pause(GATHER_MS);
      } catch (error) {
        onError(error);
        if (isFinishing) return;
        waiting = waiting.slice(-MAX_MESSAGES_WAITING);
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
    sending = null;
  }

  /** Sends it to every subscriber of this process, spread over `withinMs`. */
  function sendInSteps(event: HubEvent, withinMs: number): void {
    const listeners = allListeners();
    const perStep = Math.ceil(listeners.length / Math.max(1, Math.floor(withinMs / STEP_MS)));
    function sendFrom(start: number): void {
      for (const listener of listeners.slice(start, start + perStep)) listener(event);
      const next = start + perStep;
      if (next < listeners.length) setTimeout(() => sendFrom(next), STEP_MS);
    }
    sendFrom(0);
  }

  return {
    publish(message) {
      waiting.push(message);
      sending ??= send();
    },
    subscribe(shopper, listener) {
      const listeners = subscribers.get(shopper) ?? new Set();
      subscribers.set(shopper, listeners.add(listener));
      const leaveRound = heartbeats.join(listener);
      // It subscribed after `closing` was sent to the others.
      if (isClosed) listener({ kind: 'closing' });
      return () => {
        leaveRound();
        listeners.delete(listener);
        if (listeners.size === 0 && subscribers.get(shopper) === listeners)
          subscribers.delete(shopper);
      };
    },
    onCatalogueChange(listener) {
      catalogueListeners.add(listener);
      return () => catalogueListeners.delete(listener);
    },
    onSignal(signal, listener) {
      signalListeners[signal].add(listener);
      return () => signalListeners[signal].delete(listener);
    },
    onOrderChange(listener) {
      orderListeners.add(listener);
      return () => orderListeners.delete(listener);
    },
    onStockChange(listener) {
      stockListeners.add(listener);
      return () => stockListeners.delete(listener);
    },
    refreshPages() {
      emitAnyProduct();
      sendInSteps({ kind: 'shop' }, SHOP_CHANGE_MS);
    },
    broadcast(event) {
      for (const listener of allListeners()) listener(event);
    },
    close(withinMs = 0) {
      isClosed = true;
      sendInSteps({ kind: 'closing' }, withinMs);
    },
    isClosed: () => isClosed,
    async finish() {
      isFinishing = true;
      await sending;
    },
    countOf: (shopper) => subscribers.get(shopper)?.size ?? 0,
  };
}
