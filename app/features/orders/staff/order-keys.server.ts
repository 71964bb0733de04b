/**
 * Which orders a page of the list has. Each part of the list is read in the order of an index, so that a page costs what
 * it shows. What no index has, the least total, is looked for among so many of the next orders: where they have too few,
 * the page is short and the next one goes on after them.
 */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  ORDER_STATES,
  type OrderState,
  TO_SHIP,
} from '#app/features/orders/events/order-events.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { isIn, NOT_REFUNDED } from './list-orders.server.ts';
import type { OrderCursor } from './order-cursor.ts';

export type WantedOrders = {
  /** Those in one of these states, the last to come into it first; null is all. */
  states: readonly OrderState[] | null;
  /** The longest waiting first instead. */
  isOldestFirst?: boolean;
  after: OrderCursor | null;
  limit: number;
  /** Those alone that are of this time or later, in unix seconds. */
  fromSeconds?: number | null;
  /** Those alone that go there: all states are sorted as one is then. */
  country?: string | null;
  /** Those alone that were charged so much. */
  leastCents?: number | null;
};

/** An order of the list, with the time by which it is sorted; `isEnd`: as far as it was looked, where there is more. */
const keySchema = z.object({ id: z.string(), seconds: z.number(), isEnd: z.boolean() });

type Key = z.infer<typeof keySchema>;

/** So many orders are looked at for a page. */
const MAX_LOOKED_AT = 1_000;

/** The direction in which an index is read, the operator of what comes after a place in it, and the other direction. */
function directionOf({ isOldestFirst = false }: WantedOrders): {
  direction: SQL;
  operator: SQL;
  opposite: SQL;
} {
  const [up, down] = [sql`asc`, sql`desc`];
  return isOldestFirst
    ? { direction: up, operator: sql`>`, opposite: down }
    : { direction: down, operator: sql`<`, opposite: up };
}

/** `rows` are in the order of an index, with `id`, `seconds` and `cents`, in the page's direction. */
function readPart(
  queries: Queries,
  rows: SQL,
  wanted: WantedOrders,
  parts: number,
): Promise<Key[]> {
  const { limit, leastCents = null } = wanted;
  const { direction, opposite } = directionOf(wanted);
  if (leastCents === null) {
    return readRows(
      queries,
      keySchema,
      sql`select id, seconds, false as "isEnd" from (${rows} limit ${limit + 1}) as listed`,
    );
  }
  const most = Math.ceil(MAX_LOOKED_AT / parts);
  return readRows(
    queries,
    keySchema,
    sql`with near as materialized (${rows} limit ${most}), found as (
        select id, seconds, false as "isEnd" from near where cents >= ${leastCents}::bigint
        order by seconds ${direction}, id ${direction} limit ${limit + 1}
      )
      select * from found union all (
        select id, seconds, true from near where (select count(*) from near) = ${most}::integer
        order by seconds ${opposite}, id ${opposite} limit 1)`,
  );
}

/** Both tables have their keys in the order of an index. */
function newest(queries: Queries, wanted: WantedOrders): Promise<Key[]> {
  const { after, fromSeconds = null } = wanted;
  const { direction, operator } = directionOf(wanted);
  const place = after && sql`(${Math.floor(after.seconds)}::bigint, ${after.id})`;
  const rows = sql`select payment_intent as id, created_seconds::float8 as seconds, amount_cents as cents
    from "order"
    where ${place ? sql`(created_seconds, payment_intent) ${operator} ${place}` : sql`true`}
      and ${fromSeconds === null ? sql`true` : sql`created_seconds >= ${fromSeconds}::bigint`}
    order by created_seconds ${direction}, payment_intent ${direction}`;
  return readPart(queries, rows, wanted, 1);
}

function inState(
  queries: Queries,
  state: OrderState,
  wanted: WantedOrders,
  states: number,
): Promise<Key[]> {
  const { after, fromSeconds = null, country = null } = wanted;
  const { direction, operator } = directionOf(wanted);
  const place = after && sql`(to_timestamp(${after.seconds}::float8), ${after.id})`;
  // Among all, each order is in its own state alone, and is there whatever was refunded of it.
  const isOfAll = wanted.states === null;
  const rows = sql`select payment_intent as id, extract(epoch from since)::float8 as seconds, (
        select amount_cents from "order" where "order".shopper = order_status.shopper
          and "order".payment_intent = order_status.payment_intent) as cents
    from order_status where ${isOfAll ? sql`state = ${state}` : isIn(state)}
      and ${country === null ? sql`true` : sql`country = ${country}`}
      and ${TO_SHIP.includes(state) && !isOfAll ? NOT_REFUNDED : sql`true`}
      and ${place ? sql`(since, payment_intent) ${operator} ${place}` : sql`true`}
      and ${fromSeconds === null ? sql`true` : sql`since >= to_timestamp(${fromSeconds}::float8)`}
    order by since ${direction}, payment_intent ${direction}`;
  return readPart(queries, rows, wanted, states);
}

function compareLastFirst(one: Key, other: Key): number {
  return other.seconds - one.seconds || (other.id < one.id ? -1 : 1);
}

/** The orders of the page by their ids, and where the next one begins: none is left out, and none is there twice. */
export async function readOrderKeys(
  queries: Queries,
  wanted: WantedOrders,
): Promise<{ keys: readonly { id: string }[]; next: OrderCursor | null }> {
  const states = wanted.states ?? (wanted.country ? ORDER_STATES : null);
  const parts = await (states === null
    ? newest(queries, wanted).then((keys) => [keys])
    : Promise.all(states.map((state) => inState(queries, state, wanted, states.length))));
  const compare = (one: Key, other: Key) =>
    wanted.isOldestFirst ? compareLastFirst(other, one) : compareLastFirst(one, other);
  const sorted = parts.flat().toSorted(compare);
  const end = sorted.find(({ isEnd }) => isEnd);
  // Behind the first end a part may have more than was found.
  const isKnown = (key: Key) => !end || key.id === end.id || compare(key, end) < 0;
  const found = sorted.filter((key) => !key.isEnd && isKnown(key));
  const keys = found.slice(0, wanted.limit);
  const last = found.length > wanted.limit ? keys.at(-1) : end;
  return { keys, next: last ? { seconds: last.seconds, id: last.id } : null };
}
