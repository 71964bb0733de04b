/** Some orders at once: found by what people call them, and read in one statement each. */
import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { orderEventSchema, TO_SHIP } from '#app/features/orders/events/order-events.ts';
import { isOrderId } from '#app/features/orders/order-id.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { readOrderNumber } from '#app/features/orders/staff/find-orders.server.ts';
import { type OrderFilter, statesOf } from '#app/features/orders/staff/order-filter.ts';
import { readOrderKeys } from '#app/features/orders/staff/order-keys.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { orderNumberOf } from '#db/schema/order-schema.ts';

/** So many are worked on at once: more nobody carries, and a page of more is slow to print. */
export const MAX_AT_ONCE = 200;

const foundSchema = z.object({ place: z.coerce.number(), id: z.string(), number: z.string() });

/** The order of each of these whole ids or numbers, in their order; null where there is none. */
export async function findMany(
  queries: Queries,
  texts: readonly string[],
): Promise<({ id: string; number: string } | null)[]> {
  const ids = texts.map((text) => (isOrderId(text) ? text : ''));
  const numbers = texts.map(readOrderNumber);
  const rows = await readRows(
    queries,
    foundSchema,
    sql`with wanted as materialized (
        select * from unnest(${sql.param(ids)}::text[], ${sql.param(numbers)}::text[])
          with ordinality as given (id, number, place)
      )
      select place, "order".payment_intent as id, "order".number from wanted
        join "order" on "order".number = ${sql.raw(orderNumberOf('wanted.id'))}
          and "order".payment_intent = wanted.id
      union all
      select place, "order".payment_intent, "order".number from wanted
        join "order" on "order".number = wanted.number`,
  );
  const byPlace = new Map(rows.map(({ place, id, number }) => [place, { id, number }]));
  return texts.map((_, index) => byPlace.get(index + 1) ?? null);
}

const ownedSchema = z.object({ shopper: z.string(), id: z.string() });

// What else an order has is made by read_order.sql, which the type says.
const detailsSchema = z.object({
  details: z.looseObject({ events: z.array(orderEventSchema) }),
});

/** The orders of these ids, in their order, but for those that there are not, with all that has happened to each. */
export async function readManyOrders(
  queries: Queries,
  ids: readonly string[],
): Promise<OrderDetails[]> {
  // Whose they are is read first: on a cluster a function that reads has a statement without a table.
  const owned = await readRows(
    queries,
    ownedSchema,
    sql`select "order".shopper, "order".payment_intent as id
      from unnest(${sql.param(ids.filter(isOrderId))}::text[]) with ordinality as wanted (id, place)
        join "order" on "order".number = ${sql.raw(orderNumberOf('wanted.id'))}
          and "order".payment_intent = wanted.id
      order by place`,
  );
  const rows = await readRows(
    queries,
    detailsSchema,
    sql`select read_order(shopper, id) as details
      from unnest(${sql.param(owned.map(({ shopper }) => shopper))}::text[], ${sql.param(owned.map(({ id }) => id))}::text[])
        with ordinality as owned (shopper, id, place)
      order by place`,
  );
  return rows.map(({ details }) => details as unknown as OrderDetails);
}

/** Of what a list of staff shows those to send that wait longest, at most MAX_AT_ONCE, and whether there are more. */
export async function idsToSend(
  queries: Queries,
  { state, country, leastCents }: OrderFilter,
): Promise<{ ids: string[]; hasMore: boolean }> {
  const wanted = statesOf(state) ?? TO_SHIP;
  const states = wanted.filter((one) => TO_SHIP.includes(one));
  if (states.length === 0) return { ids: [], hasMore: false };
  const place = { after: null, limit: MAX_AT_ONCE, isOldestFirst: true };
  const { keys, next } = await readOrderKeys(queries, { states, country, leastCents, ...place });
  return { ids: keys.map(({ id }) => id), hasMore: next !== null };
}

/** Where each of these variants lies now; without what is not known. */
export async function readShelves(
  queries: Queries,
  variants: readonly string[],
): Promise<Map<string, string>> {
  const rows = await queries
    .select({ variant: product.variant, shelf: product.shelf })
    .from(product)
    .where(inArray(product.variant, [...variants]));
  return new Map(rows.map(({ variant, shelf }) => [variant, shelf]));
}
