/** The orders of all shoppers in pages, and found by what staff has at hand. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OrderState } from '#app/features/orders/order-state.ts';
import { user } from '#db/auth-schema.ts';
import type { Queries } from '#db/database.ts';
import { orderPerson } from '#db/mail-schema.ts';
import { order, orderNumberOf, orderWork } from '#db/order-schema.ts';
import { rowsOf } from '#db/rows-of.ts';
import { findOrders } from './find-orders.server.ts';
import {
  readStaffOrder,
  type StaffOrder,
  selectOrders,
  toStaffOrder,
} from './list-orders.server.ts';

/** The place after which the next page begins: unix seconds and the order's id. */
export type OrderCursor = { seconds: number; id: string };

export type OrderPage = { orders: StaffOrder[]; next: OrderCursor | null };

type Wanted = {
  /** Those in one of these states, the last to come into it first; null is all, the newest first. */
  states: readonly OrderState[] | null;
  after: OrderCursor | null;
  limit: number;
};

/** Both tables have their keys in the order of an index: a page costs what it shows. */
function newest(queries: Queries, { after, limit }: Wanted) {
  const place = after && sql`(${after.seconds}::bigint, ${after.id})`;
  return selectOrders(queries)
    .where(place ? sql`(${order.createdSeconds}, ${order.paymentIntent}) < ${place}` : undefined)
    .orderBy(desc(order.createdSeconds), desc(order.paymentIntent))
    .limit(limit + 1);
}

function inStates(queries: Queries, states: readonly OrderState[], { after, limit }: Wanted) {
  const place = after && sql`(to_timestamp(${after.seconds}::float8), ${after.id})`;
  return selectOrders(queries)
    .where(
      and(
        inArray(orderWork.state, [...states]),
        place ? sql`(${orderWork.since}, ${orderWork.paymentIntent}) < ${place}` : undefined,
      ),
    )
    .orderBy(desc(orderWork.since), desc(orderWork.paymentIntent))
    .limit(limit + 1);
}

export async function pageOfOrders(queries: Queries, wanted: Wanted): Promise<OrderPage> {
  const { states, limit } = wanted;
  const rows = await (states === null
    ? newest(queries, wanted)
    : inStates(queries, states, wanted));
  const orders = rows.slice(0, limit).map(toStaffOrder);
  const last = rows.length > limit ? orders.at(-1) : undefined;
  if (!last) return { orders, next: null };
  const seconds = states === null ? last.createdSeconds : last.sinceSeconds;
  return { orders, next: { seconds, id: last.id } };
}

/** Where the orders of this e-mail are, an account's or a guest's, the newest first. */
async function findByEmail(queries: Queries, email: string, limit: number) {
  const keys = { shopper: order.shopper, id: order.paymentIntent, created: order.createdSeconds };
  const ofAccount = await queries
    .select(keys)
    .from(user)
    .innerJoin(order, eq(order.shopper, user.id))
    .where(eq(user.email, email))
    .orderBy(desc(order.createdSeconds))
    .limit(limit);
  const ofGuests = await queries
    .select(keys)
    .from(orderPerson)
    .innerJoin(
      order,
      and(
        eq(order.shopper, orderPerson.shopper),
        eq(order.paymentIntent, orderPerson.paymentIntent),
      ),
    )
    .where(eq(orderPerson.email, email))
    .orderBy(desc(order.createdSeconds))
    .limit(limit);
  const found = new Map([...ofAccount, ...ofGuests].map((one) => [one.id, one]));
  return [...found.values()].sort((one, other) => other.created - one.created).slice(0, limit);
}

/** The orders of this e-mail, or whose number or id begins so. */
export async function searchOrders(
  queries: Queries,
  text: string,
  limit: number,
): Promise<StaffOrder[]> {
  const wanted = text.trim();
  const found = wanted.includes('@')
    ? await findByEmail(queries, wanted.toLowerCase(), limit)
    : await findOrders(queries, wanted);
  const orders = await Promise.all(
    found.map(({ shopper, id }) => readStaffOrder(queries, shopper, id)),
  );
  return orders.filter((one) => one !== null);
}

/** Whose order this is; null where there is none of this id. The number, which follows from it, has an index. */
export async function findOwner(queries: Queries, id: string): Promise<string | null> {
  if (!/^\w{1,255}$/.test(id)) return null;
  const number = sql.raw(orderNumberOf('wanted.id'));
  const [found] = await rowsOf<{ shopper: string }>(
    queries,
    sql`select "order".shopper from (select ${id}::text as id) as wanted
      join "order" on "order".number = ${number} and "order".payment_intent = wanted.id`,
  );
  return found?.shopper ?? null;
}
