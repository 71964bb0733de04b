/** Publish and subscribe over the database: every process hears what changed, for whom. */
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '#db/database.ts';
import { type LiveMessage, liveMessageSchema } from './live-message.ts';

const CHANNEL = 'basket_live';

/** PostgreSQL takes payloads below 8,000 bytes; this many messages of ours stay well below. */
const MOST_MESSAGES_PER_PAYLOAD = 20;

/** What a subscriber hears; after a `gap` it may have missed anything, `closing` is the last. */
export type LiveNews = LiveMessage | { kind: 'gap' } | { kind: 'closing' };

type Hear = (news: LiveNews) => void;

export type LiveHub = {
  /** Tells every process once this transaction commits, so that no order is silent. */
  publishWith(tx: Queries, message: LiveMessage): Promise<void>;
  /** Tells every process soon; for what is already committed. Never waits, never throws. */
  publish(message: LiveMessage): void;
  /**
   * Calls `hear` for each message about this shopper until the returned function is called; for
   * a visitor who is none yet (null) there is only the end.
   */
  subscribe(shopper: string | null, hear: Hear): () => void;
  /** Tells every subscriber of this process that it ends. */
  close(): void;
  /** How many streams of this shopper are open here. */
  countOf(shopper: string): number;
};

function notify(queries: Queries, messages: LiveMessage[]): Promise<unknown> {
  return queries.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(messages)})`);
}

/** Starts listening; `onError` hears of a notification that could not be sent. */
export async function openLiveHub(
  database: Database,
  onError: (error: unknown) => void,
): Promise<LiveHub> {
  const subscribers = new Map<string | null, Set<Hear>>();
  let waiting: LiveMessage[] = [];

  function onPayload(payload: string): void {
    for (const message of liveMessageSchema.array().parse(JSON.parse(payload))) {
      for (const hear of subscribers.get(message.shopper) ?? []) hear(message);
    }
  }

  function tellAll(news: LiveNews): void {
    for (const hearers of subscribers.values()) {
      for (const hear of hearers) hear(news);
    }
  }

  await database.listen(CHANNEL, onPayload, () => tellAll({ kind: 'gap' }));

  async function flush(): Promise<void> {
    const messages = waiting;
    waiting = [];
    for (let start = 0; start < messages.length; start += MOST_MESSAGES_PER_PAYLOAD) {
      await notify(database.queries, messages.slice(start, start + MOST_MESSAGES_PER_PAYLOAD));
    }
  }

  return {
    async publishWith(tx, message) {
      await notify(tx, [message]);
    },
    publish(message) {
      waiting.push(message);
      // Gathered until the current requests have run: one NOTIFY for many changes, since each
      // makes its commit wait for a lock that all commits share.
      if (waiting.length === 1) setImmediate(() => flush().catch(onError));
    },
    subscribe(shopper, hear) {
      const hearers = subscribers.get(shopper) ?? new Set();
      subscribers.set(shopper, hearers.add(hear));
      return () => {
        hearers.delete(hear);
        if (hearers.size === 0) subscribers.delete(shopper);
      };
    },
    close: () => tellAll({ kind: 'closing' }),
    countOf: (shopper) => subscribers.get(shopper)?.size ?? 0,
  };
}
