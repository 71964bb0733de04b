/** The deliveries of events, for who delivers them. */
import { and, eq, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { eventDelivery, eventEndpoint, outboxEvent } from '#db/schema/event-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { type AfterAttempt, type Attempt, RETENTION_DAYS } from './delivery-attempt.ts';

/** An event as it is stored: a newer build may have written a kind that this one does not know. */
const storedEvent = {
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  ref: z.unknown(),
  atSeconds: z.number(),
};

const takenSchema = z.object({
  ...storedEvent,
  endpoint: z.string(),
  /** Its number. */
  event: z.number(),
  /** With this one. */
  tries: z.number(),
  address: z.string(),
  /** The endpoint's, of which there are two while one is replaced. */
  secrets: z.array(z.string()),
});

export type TakenDelivery = z.infer<typeof takenSchema>;
export type StoredEvent = Pick<TakenDelivery, keyof typeof storedEvent>;

/** Longer than any attempt lasts: then the process that took it has ended. */
const LEASE_SECONDS = 30;

const take = sqlFunction<[endpoint: string, leaseSeconds: number], TakenDelivery | null>(
  'take_delivery',
  2,
  takenSchema.nullable(),
);

/** Takes what is due the longest for this endpoint, for the time of a lease; null when nothing is. */
export function takeDelivery(queries: Queries, endpoint: string): Promise<TakenDelivery | null> {
  return take(queries, endpoint, LEASE_SECONDS);
}

/** Makes due what a process has taken and not ended: for who knows that it has died. */
export async function takeBackDeliveries(queries: Queries): Promise<void> {
  // An attempt that ends moves `due_at`, and a new one both.
  const isTaken = sql`${eventDelivery.dueAt} = ${eventDelivery.triedAt} + make_interval(secs => ${LEASE_SECONDS})`;
  await queries
    .update(eventDelivery)
    .set({ dueAt: sql`now()` })
    .where(and(eq(eventDelivery.state, 'due'), isTaken));
}

const end = sqlFunction<
  [
    endpoint: string,
    event: number,
    seenTries: number,
    state: string,
    pauseSeconds: number,
    status: number | null,
    answer: string,
    offBecause: string | null,
  ],
  boolean
>('end_delivery', 8, z.boolean());

/** Writes what an attempt has come to, with its words until it was taken; false, with nothing done, if another process has taken it over. */
export function endDelivery(
  queries: Queries,
  { endpoint, event, tries }: TakenDelivery,
  { status, answer }: Attempt,
  { state, pauseSeconds, offBecause }: AfterAttempt,
): Promise<boolean> {
  const kept = state === 'delivered' ? '' : answer;
  return end(queries, endpoint, event, tries, state, pauseSeconds, status, kept, offBecause);
}

/** The endpoints for which something is due, with their addresses. */
export function endpointsWithDue(queries: Queries): Promise<{ id: string; address: string }[]> {
  const due = sql`exists (select from ${eventDelivery} where ${eventDelivery.endpoint} = ${eventEndpoint.id}
    and ${eventDelivery.state} = 'due' and ${eventDelivery.dueAt} <= now())`;
  return queries
    .select({ id: eventEndpoint.id, address: eventEndpoint.address })
    .from(eventEndpoint)
    .where(sql`${eventEndpoint.isOn} and ${due}`);
}

/** Deletes what is older than RETENTION_DAYS, and secrets that sign no more. */
export async function deleteOldEvents(queries: Queries): Promise<void> {
  const limit = sql`now() - make_interval(days => ${RETENTION_DAYS})`;
  const old = queries
    .select({ no: outboxEvent.no })
    .from(outboxEvent)
    .where(lt(outboxEvent.at, limit));
  await queries.delete(eventDelivery).where(sql`${eventDelivery.event} in ${old}`);
  await queries.delete(outboxEvent).where(lt(outboxEvent.at, limit));
  await queries
    .update(eventEndpoint)
    .set({ previousSecret: null, previousUntil: null })
    .where(lt(eventEndpoint.previousUntil, sql`now()`));
}

const eventSchema = z.object(storedEvent);

/** One event; null once it was deleted. */
export async function readEvent(queries: Queries, id: string): Promise<StoredEvent | null> {
  const [found] = await readRows(
    queries,
    eventSchema,
    sql`select id, kind, subject, ref, floor(extract(epoch from at))::float8 as "atSeconds"
      from ${outboxEvent} where ${eq(outboxEvent.id, id)}`,
  );
  return found ?? null;
}
