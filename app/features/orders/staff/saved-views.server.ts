/** The lists of orders that each member of the staff has saved by a name. */
import { and, asc, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { savedView } from '#db/schema/staff-schema.ts';
import { type SavedView, STATE_FILTERS } from './order-filter.ts';

/** No list is saved without a name: the row of this one has the columns of all lists (order-columns.server.ts). */
export const OF_ALL_LISTS = '';

const filterSchema = z.object({
  state: z.enum(STATE_FILTERS),
  country: z.string().nullable(),
  leastCents: z.int().nullable(),
});

export const savedViewSchema: z.ZodType<SavedView> = filterSchema.extend({ name: z.string() });

/** Those of this member by name. One with a state that this build does not know shows all. */
export async function readSavedViews(queries: Queries, owner: string): Promise<SavedView[]> {
  const rows = await queries
    .select({ name: savedView.name, filter: savedView.filter })
    .from(savedView)
    .where(and(eq(savedView.owner, owner), ne(savedView.name, OF_ALL_LISTS)))
    .orderBy(asc(savedView.name));
  const all = { state: 'all', country: null, leastCents: null } as const;
  return rows.map(({ name, filter }) => ({ ...filterSchema.catch(all).parse(filter), name }));
}

/** A view of this name is replaced. */
export async function writeSavedView(
  queries: Queries,
  owner: string,
  { name, ...filter }: SavedView,
): Promise<void> {
  await queries
    .insert(savedView)
    .values({ owner, name, filter })
    .onConflictDoUpdate({ target: [savedView.owner, savedView.name], set: { filter } });
}

/** False where there is none of this name. */
export async function deleteSavedView(
  queries: Queries,
  owner: string,
  name: string,
): Promise<boolean> {
  const gone = await queries
    .delete(savedView)
    .where(and(eq(savedView.owner, owner), eq(savedView.name, name)))
    .returning({ name: savedView.name });
  return gone.length > 0;
}
