/** The columns that each member of the staff has chosen, and what the list itself does not read for them. */
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { savedView } from '#db/schema/staff-schema.ts';
import type { StaffOrder } from './list-orders.server.ts';
import { chosenColumns, type OrderColumn } from './order-columns.ts';
import { OF_ALL_LISTS } from './saved-views.server.ts';

const keptSchema = z.object({ columns: z.array(z.string()) }).catch({ columns: [] });

export async function readColumns(
  queries: Queries,
  owner: string,
): Promise<readonly OrderColumn[]> {
  const [kept] = await queries
    .select({ filter: savedView.filter })
    .from(savedView)
    .where(and(eq(savedView.owner, owner), eq(savedView.name, OF_ALL_LISTS)));
  return chosenColumns(keptSchema.parse(kept?.filter).columns);
}

export async function writeColumns(
  queries: Queries,
  owner: string,
  columns: readonly OrderColumn[],
): Promise<void> {
  const filter = { columns };
  await queries
    .insert(savedView)
    .values({ owner, name: OF_ALL_LISTS, filter })
    .onConflictDoUpdate({ target: [savedView.owner, savedView.name], set: { filter } });
}

/** How an order is delivered, where that has a name, and the last note of staff; null for none. */
export type ListedExtra = { delivery: string | null; note: string | null };

const extraSchema = z.object({
  id: z.string(),
  delivery: z.string().nullable(),
  note: z.string().nullable(),
});

/** Of each of these orders by its id, in one statement; of none where no column shows it. */
export async function readExtras(
  queries: Queries,
  orders: readonly Pick<StaffOrder, 'shopper' | 'id'>[],
  columns: readonly OrderColumn[],
): Promise<Map<string, ListedExtra>> {
  if (!columns.includes('delivery') && !columns.includes('note')) return new Map();
  const rows = await readRows(
    queries,
    extraSchema,
    sql`select placed.payment_intent as id, placed.terms #>> '{deliveryOption,title}' as delivery,
        (array_agg(noted.body->>'text' order by noted.no desc))[1] as note
      from "order" as placed left join order_event as noted on noted.shopper = placed.shopper
        and noted.payment_intent = placed.payment_intent and noted.kind = 'note'
      where (placed.shopper, placed.payment_intent) in (
        select shopper, intent
        from unnest(${sql.param(orders.map(({ shopper }) => shopper))}::text[],
          ${sql.param(orders.map(({ id }) => id))}::text[]) as wanted (shopper, intent))
      group by placed.shopper, placed.payment_intent, placed.terms`,
  );
  return new Map(rows.map(({ id, ...extra }) => [id, extra]));
}
