/** Finds an order by its number or id, or by as much of either as is unique. */
import { and, asc, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { isOrderId } from '#app/features/orders/order-id.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { order, orderNumberOf } from '#db/schema/order-schema.ts';

/** Where an order is. */
const foundOrderSchema = z.object({ shopper: z.string(), id: z.string(), number: z.string() });

export type FoundOrder = z.infer<typeof foundOrderSchema>;

/** More than this many are not listed one by one. */
const MAX_FOUND = 5;

/** So many hours the sweep may be behind with the ids of orders. */
const RECENT_HOURS = 1;

const COLUMNS = { shopper: order.shopper, id: order.paymentIntent, number: order.number };

/** As people say and write it: in any case, with spaces and hyphens. */
export function readOrderNumber(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

/** The texts that begin so: a range that an index in bytewise order has in one piece. */
function beginsWith(column: PgColumn, prefix: string): SQL | undefined {
  return and(gte(column, prefix), lt(column, `${prefix}\u{10FFFF}`));
}

/** The order of this id; null where there is none. Its number, which follows from the id, has an index. */
export async function findById(queries: Queries, id: string): Promise<FoundOrder | null> {
  if (!isOrderId(id)) return null;
  const [found] = await readRows(
    queries,
    foundOrderSchema,
    sql`select "order".shopper, "order".payment_intent as id, "order".number
      from (select ${id}::text as id) as wanted
        join "order" on "order".number = ${sql.raw(orderNumberOf('wanted.id'))}
          and "order".payment_intent = wanted.id`,
  );
  return found ?? null;
}

function findByNumber(queries: Queries, number: string): Promise<FoundOrder[]> {
  return queries
    .select(COLUMNS)
    .from(order)
    .where(beginsWith(order.number, number))
    .orderBy(asc(order.number))
    .limit(MAX_FOUND);
}

type FindByBeginning = (queries: Queries, beginning: string) => Promise<FoundOrder[]>;

/** Reads all orders: for a command, which finds an order in a shop that does not run too. */
const scanIds: FindByBeginning = (queries, beginning) =>
  queries
    .select(COLUMNS)
    .from(order)
    .where(beginsWith(order.paymentIntent, beginning))
    .orderBy(asc(order.paymentIntent))
    .limit(MAX_FOUND);

/** By the ids that the sweep has written, and those of the last hour. */
const walkIds: FindByBeginning = (queries, beginning) => {
  const end = `${beginning}\u{10FFFF}`;
  return readRows(
    queries,
    foundOrderSchema,
    sql`with ids as materialized (
        (select distinct payment_intent from order_title
          where payment_intent >= ${beginning} and payment_intent < ${end}
          order by payment_intent limit ${MAX_FOUND})
        union
        (select payment_intent from "order"
          where created_seconds > extract(epoch from now())::bigint - ${RECENT_HOURS * 3_600}::integer
            and payment_intent >= ${beginning} and payment_intent < ${end} limit ${MAX_FOUND})
      )
      select "order".shopper, "order".payment_intent as id, "order".number from ids
        join "order" on "order".number = ${sql.raw(orderNumberOf('ids.payment_intent'))}
          and "order".payment_intent = ids.payment_intent
      order by ids.payment_intent limit ${MAX_FOUND}`,
  );
};

async function findBy(
  queries: Queries,
  text: string,
  findByBeginning: FindByBeginning,
): Promise<FoundOrder[]> {
  const wanted = text.trim();
  const number = readOrderNumber(wanted);
  if (number === '') return [];
  const whole = await findById(queries, wanted);
  if (whole) return [whole];
  const [byNumber, byId] = await Promise.all([
    findByNumber(queries, number),
    findByBeginning(queries, wanted),
  ]);
  const ids = new Set(byNumber.map(({ id }) => id));
  return [...byNumber, ...byId.filter(({ id }) => !ids.has(id))];
}

/** The first orders whose number or id begins so; a whole id is that order alone. */
export function findOrders(queries: Queries, text: string): Promise<FoundOrder[]> {
  return findBy(queries, text, scanIds);
}

/** As findOrders, by indexes alone; the beginning of an id may be found a minute late. */
export function findOrdersByIndex(queries: Queries, text: string): Promise<FoundOrder[]> {
  return findBy(queries, text, walkIds);
}
