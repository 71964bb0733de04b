/** Publish and subscribe over the database: every process hears what changed, for whom. */
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Queries } from '#db/database.ts';
import { type LiveMessage, liveMessageSchema } from './live-message.ts';
import { startRounds } from './staggered-heartbeat.ts';

const CHANNEL = 'basket_live';

/** PostgreSQL takes payloads below 8,000 bytes; this many messages of ours stay well below. */
const MOST_MESSAGES_PER_PAYLOAD = 20;
const MOST_MESSAGES_AT_ONCE = 1_000;

/** After changes were told, those of so long are told together. */
const GATHER_MS = 20;

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
  publishWith(tx: Queries, ...messages: LiveMessage[]): Promise<void>;
  /** Tells every process soon; for what is already committed. Never waits, never throws. */
  publish(message: LiveMessage): void;
  /** Calls `hear` for each message about this shopper until the returned function is called. */
  subscribe(shopper: string, hear: Hear): () => void;
  /** Calls `hear` whenever products changed or may have, until the returned function is called. */
  onCatalogueChange(hear: () => void): () => void;
  /** Tells every subscriber that this process ends, spread over so long; later ones at once. */
  close(withinMs?: number): void;
  isClosed(): boolean;
  /** Resolves when all that was published has been told, or cannot be. Nothing is published later. */
  finish(): Promise<void>;
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

/** The messages as they travel; a few of them fit into one payload. */
export function toPayload(messages: readonly LiveMessage[]): string {
  return JSON.stringify(messages);
}

/** What tells every process, as a part of a statement: once that commits. */
export function notifying(payload: SQL): SQL<string> {
  return sql<string>`pg_notify(${sql.raw(`'${CHANNEL}'`)}, ${payload})`;
}

function notify(queries: Queries, messages: readonly LiveMessage[]): Promise<unknown> {
  const payloads: string[] = [];
  for (let start = 0; start < messages.length; start += MOST_MESSAGES_PER_PAYLOAD) {
    payloads.push(toPayload(messages.slice(start, start + MOST_MESSAGES_PER_PAYLOAD)));
  }
  return queries.execute(
    sql`select ${notifying(sql`payload`)}
      from json_array_elements_text(${JSON.stringify(payloads)}::json) as payload`,
  );
}

/** Tells every process once this transaction commits; also where there is no hub. */
export async function publishWith(tx: Queries, ...messages: LiveMessage[]): Promise<void> {
  await notify(tx, messages);
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
  let telling: Promise<void> | null = null;
  let isClosed = false;
  let isFinishing = false;

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

  /** The first change at once, then those of a moment together: each NOTIFY is a transaction. */
  async function tell(): Promise<void> {
    while (waiting.length > 0) {
      await turn();
      const messages = waiting.slice(0, MOST_MESSAGES_AT_ONCE);
      try {
        await notify(database.queries, messages);
        waiting = waiting.slice(messages.length);
        await pause(GATHER_MS);
      } catch (error) {
        onError(error);
        if (isFinishing) return;
        waiting = waiting.slice(-MOST_MESSAGES_WAITING);
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
    telling = null;
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
      telling ??= tell();
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
    async finish() {
      isFinishing = true;
      await telling;
    },
    countOf: (shopper) => subscribers.get(shopper)?.size ?? 0,
  };
}
