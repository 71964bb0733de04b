/** Whether every fact that a webhook wants was announced once and has arrived, however often its sender was killed. */
import { sql } from 'drizzle-orm';
import { addEndpoint } from '#app/features/events/endpoint-store.server.ts';
import { EVENT_KIND_NAMES } from '#app/features/events/event-kinds.ts';
import type { Queries } from '#db/database.ts';
import type { Received } from '#tests/network/test-receiver.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';

/** Signs in every run. */
export const EVENT_SECRET = `whsec_${Buffer.from('a secret of the fault tests').toString('base64')}`;

/** A fact of an order by the tables of orders alone, and its event with its delivery; either may be missing. */
export type EventOfFact = {
  /** The order and the number of its event, 0 of the sale. */
  fact: string;
  /** Whether there is such an order, or such an event of it. */
  isFact: boolean;
  event: string | null;
  kind: string | null;
  state: string | null;
};

/** The receiver is told of everything, from before the first sale on. */
export async function wantEvents(queries: Queries, address: string): Promise<void> {
  const known = await rowsOf(queries, sql`select from event_endpoint`);
  if (known.length > 0) return;
  const endpoint = { id: 'we_faults', address, kinds: EVENT_KIND_NAMES, secret: EVENT_SECRET };
  await addEndpoint(queries, endpoint);
}

export function readEventsOfFacts(queries: Queries): Promise<EventOfFact[]> {
  return rowsOf<EventOfFact>(
    queries,
    sql`with fact as (
        select (payment_intent || '/0') collate "C" as fact from "order"
        union all
        select (payment_intent || '/' || no) collate "C" from order_event where kind in (
          'packed', 'shipped', 'delivered', 'cancelled', 'refunded', 'return_requested', 'returned',
          'withdrawn')
      ), told as (
        select (outbox_event.subject || '/' || (ref->>'no')) collate "C" as fact, id, outbox_event.kind, state
        from outbox_event left join event_delivery on event = outbox_event.no
        where outbox_event.kind ~ '^(order|return)'
      )
      select coalesce(fact.fact, told.fact) as fact, fact.fact is not null as "isFact",
        told.id as event, told.kind, told.state
      from fact full join told on told.fact = fact.fact`,
  );
}

/** Whether the sender is done with all of them. */
export function areDelivered(events: readonly EventOfFact[]): boolean {
  return events.every(({ event, state }) => event === null || state === 'delivered');
}

/** What is wrong, a line each. What has come twice has come under one id. */
export function judgeEvents(
  events: readonly EventOfFact[],
  received: readonly Received[],
): string[] {
  const problems: string[] = [];
  const arrived = new Map<string, Received>();
  for (const one of received) {
    const first = arrived.get(one.id);
    if (first && first.message.type !== one.message.type) problems.push(`${one.id}: has two kinds`);
    if (!first) arrived.set(one.id, one);
    if (one.refusal !== null) problems.push(`${one.id}: ${one.refusal}`);
  }
  const facts = new Set<string>();
  for (const { fact, isFact, event, kind, state } of events) {
    if (!isFact) problems.push(`${fact}: ${kind} was announced and has not happened`);
    if (event === null) problems.push(`${fact}: was not announced`);
    else if (facts.has(fact)) problems.push(`${fact}: was announced twice`);
    else if (state !== 'delivered') problems.push(`${fact}: ${kind} is ${state}`);
    else if (arrived.get(event)?.message.type !== kind) problems.push(`${fact}: ${kind} was lost`);
    facts.add(fact);
  }
  return [...problems, ...outOfOrder(events, [...arrived.keys()])];
}

/** The events of an order whose first arrivals are not in the order of its facts. */
function outOfOrder(events: readonly EventOfFact[], ids: readonly string[]): string[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const known = events.flatMap(({ fact, event }) => {
    const [order = '', no] = fact.split('/');
    const place = event === null ? undefined : places.get(event);
    return place === undefined ? [] : [{ order, no: Number(no), place }];
  });
  return [...Map.groupBy(known, ({ order }) => order)].flatMap(([order, its]) => {
    const arrivals = its.toSorted((one, other) => one.no - other.no).map(({ place }) => place);
    const sorted = arrivals.toSorted((one, other) => one - other);
    return String(arrivals) === String(sorted) ? [] : [`${order}: its events came out of order`];
  });
}
