/** The products at the places of a list that a search found. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCardProducts } from '#app/features/catalogue/product/card/card-store.server.ts';
import type { CardProduct } from '#app/features/catalogue/product/product.ts';
import { rowsInOrder } from '#app/features/catalogue/product/product-row.server.ts';
import { readSold } from '#app/features/catalogue/product/variant-store.server.ts';
import { formatSearchCursor } from '#app/features/catalogue/search/query/search-cursor.ts';
import type { Queries } from '#db/database.ts';

/** A variant with its place in the list; one that is repeated has its card earlier in it. */
export const foundPlaceSchema = z.object({
  key: z.number(),
  position: z.number(),
  variant: z.string(),
  id: z.string(),
  isRepeated: z.boolean().exactOptional(),
});

export type FoundPlace = z.infer<typeof foundPlaceSchema>;

/** A page, and the cursor of the next one; null on the last. */
export type FoundPage = { products: CardProduct[]; next: string | null };

/** Whether a row stands after the cursor. */
export function isAfterCursor(row: SQL): SQL {
  const place = ['key', 'position'].map((name) => sql`${sql.placeholder(name)}::int`);
  return sql`${row} > (${sql.join(place, sql`, `)}, ${sql.placeholder('variant')}::text)`;
}

/** The page of these places, which are in order, and one more than the limit if there are more. */
export async function readFoundPage(
  queries: Queries,
  places: readonly FoundPlace[],
  { limit, isGrouped = false }: { limit: number; isGrouped?: boolean },
): Promise<FoundPage> {
  const shown = places.slice(0, limit);
  const last = shown.at(-1);
  const asked = shown.filter(({ isRepeated }) => !isRepeated);
  return {
    products: await (isGrouped ? readCardProducts(queries, asked) : readInOrder(queries, asked)),
    next: places.length > limit && last ? formatSearchCursor(last) : null,
  };
}

async function readInOrder(queries: Queries, asked: readonly FoundPlace[]) {
  if (asked.length === 0) return [];
  const variants = asked.map(({ variant }) => variant);
  return rowsInOrder(await readSold(queries, variants), variants);
}
