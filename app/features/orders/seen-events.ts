/**
 * What a shopper may see of an order's events. The page of the order, its mails, live messages and the download of an
 * account read this list; tests/attacks/seen-events.server.test.ts walks it.
 */
import type { Actor, OrderEvent, OrderEventBodies, OrderEventKind } from './order-event.ts';

/** The fields of each kind's body; null: not even that it has happened. */
export const SEEN_FIELDS = {
  packed: [],
  shipped: ['carrier', 'tracking'],
  tracking_added: ['carrier', 'tracking'],
  delivered: [],
  note: null,
  refunded: ['no', 'cents', 'reason', 'lines'],
  // Why staff has cancelled is for staff.
  cancelled: [],
  return_asked: ['reason'],
  return_approved: [],
  return_declined: ['reason'],
  returned: [],
  disputed: ['status'],
} as const satisfies {
  [Kind in OrderEventKind]: readonly (keyof OrderEventBodies[Kind])[] | null;
};

type Seen = typeof SEEN_FIELDS;

/** The names of the fields of a kind that a shopper may see. */
export type SeenField<Kind extends OrderEventKind> = Seen[Kind] extends readonly (infer Field)[]
  ? Field
  : never;

/** An event as a shopper may see it; `atSeconds` is unix time. */
export type SeenEvent = {
  [Kind in OrderEventKind]: Seen[Kind] extends null
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
  return SEEN_FIELDS[kind] !== null;
}

/** The events that a shopper may see, each without what is for staff. */
export function seenEvents(events: readonly OrderEvent[]): SeenEvent[] {
  return events.flatMap(({ kind, body, by, atSeconds }) => {
    const fields: readonly string[] | null = SEEN_FIELDS[kind];
    if (fields === null) return [];
    const seen = Object.entries(body).filter(([name]) => fields.includes(name));
    // What is left has the fields of the list, by which the type is made.
    return [{ kind, body: Object.fromEntries(seen), by, atSeconds } as SeenEvent];
  });
}
