/**
 * What a shopper may see of an order's events, by the column `seen` of their table. The page of the order, its mails and
 * live messages are made by it, and the download of an account; tests/attacks/orders/seen-events.server.test.ts walks it.
 */
import {
  type Actor,
  ORDER_EVENTS,
  type OrderEvent,
  type OrderEventBodies,
  type OrderEventKind,
} from './order-events.ts';

type Rows = typeof ORDER_EVENTS;

/** The names of the fields of a kind that a shopper may see. */
export type SeenField<Kind extends OrderEventKind> = NonNullable<Rows[Kind]['seen']>[number];

/** An event as a shopper may see it; `atSeconds` is unix time. */
export type SeenEvent = {
  [Kind in OrderEventKind]: Rows[Kind]['seen'] extends null
    ? never
    : {
        kind: Kind;
        body: Pick<OrderEventBodies[Kind], SeenField<Kind> & keyof OrderEventBodies[Kind]>;
        by: Actor;
        atSeconds: number;
      };
}[OrderEventKind];

/** Whether a shopper may know that this has happened. */
export function isSeen(kind: OrderEventKind): boolean {
  return ORDER_EVENTS[kind].seen !== null;
}

/** What a shopper may see of an event's body. */
export function seenFields({ kind, body }: { kind: OrderEventKind; body: object }): object {
  const fields: readonly string[] = ORDER_EVENTS[kind].seen ?? [];
  return Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name)));
}

/** The events that a shopper may see, each without what is for staff. */
export function seenEvents(events: readonly OrderEvent[]): SeenEvent[] {
  return events
    .filter(({ kind }) => isSeen(kind))
    .map((event) => {
      const { kind, by, atSeconds } = event;
      // What is left has the fields of the column, by which the type is made.
      return { kind, body: seenFields(event), by, atSeconds } as SeenEvent;
    });
}
