/** The endpoints of events and what was delivered to them, for staff. */
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { eventDelivery, eventEndpoint, outboxEvent } from '#db/schema/event-schema.ts';
import { wholeSeconds } from '#db/whole-seconds.ts';
import { PLUGIN } from './event-kinds.ts';

/** A shop has at most so many: each of its facts is written for each. */
export const MAX_ENDPOINTS = 20;

/** The shop itself, which tells its staff. Its address is that of a plugin that no build has: another than this passes it over. */
export const STAFF_ENDPOINT = { id: 'staff', address: `${PLUGIN}the staff` } as const;

/** An endpoint without its secrets; times in unix seconds. */
export const endpointSchema = z.object({
  id: z.string(),
  address: z.string(),
  kinds: z.array(z.string()),
  isOn: z.boolean(),
  /** Why the shop has switched it off by itself; null where it has not. */
  offReason: z.string().nullable(),
  /** Until when the secret before signs too; null: there is one. */
  previousUntilSeconds: z.int().nullable(),
  createdSeconds: z.int(),
  /** So many events wait for it, or were not taken yet. */
  waiting: z.number(),
});

export type Endpoint = z.infer<typeof endpointSchema>;

export const deliverySchema = z.object({
  /** The event's, as in `webhook-id`. */
  event: z.string(),
  kind: z.string(),
  subject: z.string(),
  happenedSeconds: z.int(),
  isDelivered: z.boolean(),
  tries: z.number(),
  triedSeconds: z.int().nullable(),
  /** When it is tried next; null of what was delivered, and while the endpoint is off. */
  dueSeconds: z.int().nullable(),
  status: z.number().nullable(),
  answer: z.string().nullable(),
});

export type Delivery = z.infer<typeof deliverySchema>;

const endpointColumns = {
  id: eventEndpoint.id,
  address: eventEndpoint.address,
  kinds: eventEndpoint.kinds,
  isOn: eventEndpoint.isOn,
  offReason: eventEndpoint.offReason,
  previousUntilSeconds: sql<number | null>`case when ${eventEndpoint.previousUntil} > now()
    then ${wholeSeconds(eventEndpoint.previousUntil)} end`,
  createdSeconds: wholeSeconds(eventEndpoint.createdAt),
  waiting: sql<number>`(select count(*)::integer from ${eventDelivery}
    where ${eventDelivery.endpoint} = ${eventEndpoint.id} and ${eventDelivery.state} = 'due')`,
};

/** The oldest first, but for the shop's own. */
export function readEndpoints(queries: Queries): Promise<Endpoint[]> {
  return queries
    .select(endpointColumns)
    .from(eventEndpoint)
    .where(ne(eventEndpoint.id, STAFF_ENDPOINT.id))
    .orderBy(asc(eventEndpoint.createdAt), asc(eventEndpoint.id));
}

/** The newest first, of one endpoint; or the one of this event. */
export function readDeliveries(
  queries: Queries,
  endpoint: string,
  { limit, event }: { limit: number; event?: string },
): Promise<Delivery[]> {
  return queries
    .select({
      event: outboxEvent.id,
      kind: outboxEvent.kind,
      subject: outboxEvent.subject,
      happenedSeconds: wholeSeconds(outboxEvent.at),
      isDelivered: sql<boolean>`${eventDelivery.state} = 'delivered'`,
      tries: eventDelivery.tries,
      triedSeconds: wholeSeconds(eventDelivery.triedAt),
      dueSeconds: sql<
        number | null
      >`case when ${eventDelivery.state} = 'due' and ${eventEndpoint.isOn}
        then ${wholeSeconds(eventDelivery.dueAt)} end`,
      status: eventDelivery.status,
      answer: eventDelivery.answer,
    })
    .from(eventDelivery)
    .innerJoin(outboxEvent, eq(outboxEvent.no, eventDelivery.event))
    .innerJoin(eventEndpoint, eq(eventEndpoint.id, eventDelivery.endpoint))
    .where(
      and(
        eq(eventDelivery.endpoint, endpoint),
        event === undefined ? undefined : eq(outboxEvent.id, event),
      ),
    )
    .orderBy(desc(eventDelivery.event))
    .limit(limit);
}

export type NewEndpoint = { id: string; address: string; kinds: readonly string[]; secret: string };

export async function addEndpoint(
  queries: Queries,
  { id, address, kinds, secret }: NewEndpoint,
): Promise<void> {
  await queries.insert(eventEndpoint).values({ id, address, secret, kinds: [...kinds] });
}

/** Writes where it is and what it wants: of what happens from then on. */
export async function changeEndpoint(
  queries: Queries,
  id: string,
  { address, kinds }: { address: string; kinds: readonly string[] },
): Promise<void> {
  await queries
    .update(eventEndpoint)
    .set({ address, kinds: [...kinds] })
    .where(eq(eventEndpoint.id, id));
}

/** What waits for an endpoint that is switched on is due at once, and has all its tries again. */
export async function switchEndpoint(queries: Queries, id: string, isOn: boolean): Promise<void> {
  await queries
    .update(eventEndpoint)
    .set({ isOn, offReason: null })
    .where(eq(eventEndpoint.id, id));
  if (!isOn) return;
  await queries
    .update(eventDelivery)
    .set({ tries: 0, dueAt: sql`now()` })
    .where(and(eq(eventDelivery.endpoint, id), eq(eventDelivery.state, 'due')));
  await wakeDeliverers(queries);
}

/** The secret before signs as well for so many seconds. */
export async function replaceSecret(
  queries: Queries,
  id: string,
  { secret, bothSeconds }: { secret: string; bothSeconds: number },
): Promise<void> {
  await queries
    .update(eventEndpoint)
    .set({
      secret,
      previousSecret: eventEndpoint.secret,
      previousUntil: sql`now() + make_interval(secs => ${bothSeconds})`,
    })
    .where(eq(eventEndpoint.id, id));
}

/** Removes it, with what waits for it and what was delivered. */
export async function removeEndpoint(queries: Queries, id: string): Promise<void> {
  await queries.delete(eventDelivery).where(eq(eventDelivery.endpoint, id));
  await queries.delete(eventEndpoint).where(eq(eventEndpoint.id, id));
}

/** Has an event delivered once more, or at once; false where this endpoint has none of this id. */
export async function deliverAgain(queries: Queries, id: string, event: string): Promise<boolean> {
  const again = await queries
    .update(eventDelivery)
    .set({ state: 'due', tries: 0, dueAt: sql`now()` })
    .where(
      and(
        eq(eventDelivery.endpoint, id),
        sql`${eventDelivery.event} = (select no from ${outboxEvent} where ${outboxEvent.id} = ${event})`,
      ),
    )
    .returning({ event: eventDelivery.event });
  if (again.length > 0) await wakeDeliverers(queries);
  return again.length > 0;
}

async function wakeDeliverers(queries: Queries): Promise<void> {
  await queries.execute(sql`select notify_live('[{"kind":"outbox"}]')`);
}
