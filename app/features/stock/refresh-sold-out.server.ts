/** Tells the search what is sold out: its index is of products, and levels change with every sale. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';

/**
 * Of these variants, of null of all. A shop calls it after each change of the stock, and every minute; lists of products
 * that are in memory follow when they are a minute old.
 */
export async function refreshSoldOut(
  queries: Queries,
  variants: readonly string[] | null,
): Promise<void> {
  await queries.execute(sql`select refresh_sold_out(${sql.param(variants)}::text[])`);
}
