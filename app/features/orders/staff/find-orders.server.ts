/** Finds an order by its number or id, or by as much of either as is unique. */
import { and, asc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '#db/database.ts';
import { order } from '#db/order-schema.ts';

/** Where an order is. */
export type FoundOrder = { shopper: string; id: string; number: string };

/** More than this many are not told apart one by one. */
const MAX_FOUND = 5;

/** As people say and write it: in any case, O for 0, I and L for 1, with spaces and hyphens. */
export function readOrderNumber(text: string): string {
  const digits = text.toUpperCase().replace(/[\s-]/g, '');
  return digits.replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** The texts that begin so: a range that an index in bytewise order has in one piece. */
function beginsWith(column: PgColumn, prefix: string): SQL | undefined {
  return and(gte(column, prefix), lt(column, `${prefix}\u{10FFFF}`));
}

/** The first orders whose number or id begins so; a whole id is that order alone. */
export async function findOrders(queries: Queries, text: string): Promise<FoundOrder[]> {
  const wanted = text.trim();
  const number = readOrderNumber(wanted);
  if (number === '') return [];
  const columns = { shopper: order.shopper, id: order.paymentIntent, number: order.number };
  const byNumber = await queries
    .select(columns)
    .from(order)
    .where(beginsWith(order.number, number))
    .orderBy(asc(order.number))
    .limit(MAX_FOUND);
  const byId = await queries
    .select(columns)
    .from(order)
    .where(or(eq(order.paymentIntent, wanted), beginsWith(order.paymentIntent, wanted)))
    .orderBy(sql`${order.paymentIntent} = ${wanted} desc`, asc(order.paymentIntent))
    .limit(MAX_FOUND);
  const [first] = byId;
  if (first?.id === wanted) return [first];
  const ids = new Set(byNumber.map(({ id }) => id));
  return [...byNumber, ...byId.filter(({ id }) => !ids.has(id))];
}
