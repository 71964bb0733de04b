/** Publish and subscribe over the database: every process hears what changed, for whom. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Queries } from '#db/database.ts';
import { type LiveMessage, liveMessageSchema } from './live-message.ts';
import { startRounds } from './live-rounds.ts';

const CHANNEL = 'basket_live';

/** PostgreSQL takes payloads below 8,000 bytes; this many messages of ours stay well below. */
const MOST_MESSAGES_PER_PAYLOAD = 20;

/** What could not be sent is sent again, unless there is too much of it. */
const RETRY_MS = 1_000;
const MOST_MESSAGES_WAITING = 10_000;

const HEARTBEAT_MS = 15_000;

/** How many streams are ended at once. */
const ENDING_STEP_MS = 50;

/**
 * What a subscriber hears. After a `gap` it may have missed anything; a `heartbeat` comes in any
 * case; `closing` is the last.
 */
export type LiveNews = LiveMessage | { kind: 'gap' } | { kind: 'heartbeat' } | { kind: 'closing' };

type Hear = (news: LiveNews) => void;

export type LiveHub = {
  /** Tells every process once this transaction commits, so that no order is silent. */
  publishWith(tx: Queries, message: LiveMessage): Promise<void>;
  /** Tells every process soon; for what is already committed. Never waits, never throws. */
  publish(message: LiveMessage): void;
  /** Calls `hear` for each message about this shopper until the returned function is called. */
  subscribe(shopper: string, hear: Hear): () => void;
  /** Calls `hear` whenever products changed or may have, until the returned function is called. */
  onCatalogueChange(hear: () => void): () => void;
  /** Tells every subscriber that this process ends, spread over so long; later ones at once. */
  close(withinMs?: number): void;
  isClosed(): boolean;
  /** How many streams of this shopper are open here. */
  countOf(shopper: string): number;
};

const payloadSchema = z.array(z.unknown());
const addressedSchema = z.object({ shopper: z.string() });

/**
 * What a payload says. While a new version is rolled out, the other may speak of things that this one
 * does not know: whoever it is about looks at everything anew.
 */
function* readPayload(payload: string): Generator<{ shopper: string | null; news: LiveNews }> {
  for (const one of payloadSchema.parse(JSON.parse(payload))) {
    const message = liveMessageSchema.safeParse(one);
    if (message.success) {
      const news = message.data;
      yield { shopper: 'shopper' in news ? news.shopper : null, news };
      continue;
    }
    const addressed = addressedSchema.safeParse(one);
    if (addressed.success) yield { shopper: addressed.data.shopper, news: { kind: 'gap' } };
  }
}

function notify(queries: Queries, messages: LiveMessage[]): Promise<unknown> {
  return queries.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(messages)})`);
}

/** Tells every process once this transaction commits; also where there is no hub. */
export async function publishWith(tx: Queries, message: LiveMessage): Promise<void> {
  await notify(tx, [message]);
}

/** Starts listening; `onError` hears of a notification that could not be sent or understood. */
export async function openLiveHub(
  database: Database,
  onError: (error: unknown) => void,
): Promise<LiveHub> {
  const subscribers = new Map<string, Set<Hear>>();
  const catalogueHearers = new Set<() => void>();
  const heartbeats = startRounds(HEARTBEAT_MS);
  let waiting: LiveMessage[] = [];
  let isFlushing = false;
  let isClosed = false;

  function tellOfCatalogue(): void {
    for (const hear of catalogueHearers) hear();
  }

  function onPayload(payload: string): void {
    try {
      for (const { shopper, news } of readPayload(payload)) {
        if (news.kind === 'catalogue') tellOfCatalogue();
        const hearers = shopper === null ? allHearers() : subscribers.get(shopper);
        for (const hear of hearers ?? []) hear(news);
      }
    } catch (error) {
      onError(error);
    }
  }

  const allHearers = (): Hear[] => [...subscribers.values()].flatMap((hearers) => [...hearers]);

  await database.listen(CHANNEL, onPayload, () => {
    tellOfCatalogue();
    for (const hear of allHearers()) hear({ kind: 'gap' });
  });

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const messages = waiting.slice(0, MOST_MESSAGES_PER_PAYLOAD);
      await notify(database.queries, messages);
      waiting = waiting.slice(messages.length);
    }
    isFlushing = false;
  }

  function tryAgainLater(error: unknown): void {
    onError(error);
    waiting = waiting.slice(-MOST_MESSAGES_WAITING);
    setTimeout(() => flush().catch(tryAgainLater), RETRY_MS).unref();
  }

  function endInSteps(hearers: Hear[], perStep: number): void {
    for (const hear of hearers.slice(0, perStep)) hear({ kind: 'closing' });
    const rest = hearers.slice(perStep);
    if (rest.length > 0) setTimeout(() => endInSteps(rest, perStep), ENDING_STEP_MS);
  }

  return {
    publishWith,
    publish(message) {
      waiting.push(message);
      if (isFlushing) return;
      isFlushing = true;
      // Gathered until the current requests have run: one NOTIFY for many changes, since each
      // makes its commit wait for a lock that all commits share.
      setImmediate(() => flush().catch(tryAgainLater));
    },
    subscribe(shopper, hear) {
      const hearers = subscribers.get(shopper) ?? new Set();
      subscribers.set(shopper, hearers.add(hear));
      const leaveRound = heartbeats.join(() => hear({ kind: 'heartbeat' }));
      // Its visitor was still being read when the others were told.
      if (isClosed) hear({ kind: 'closing' });
      return () => {
        leaveRound();
        hearers.delete(hear);
        if (hearers.size === 0 && subscribers.get(shopper) === hearers) subscribers.delete(shopper);
      };
    },
    onCatalogueChange(hear) {
      catalogueHearers.add(hear);
      return () => catalogueHearers.delete(hear);
    },
    close(withinMs = 0) {
      isClosed = true;
      const hearers = allHearers();
      const steps = Math.max(1, Math.floor(withinMs / ENDING_STEP_MS));
      endInSteps(hearers, Math.ceil(hearers.length / steps));
    },
    isClosed: () => isClosed,
    countOf: (shopper) => subscribers.get(shopper)?.size ?? 0,
  };
}
