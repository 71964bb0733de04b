/** Products in the database: the pages of the catalogue, by keyset. */
import { and, asc, ilike, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema.ts';
import type { ListedProduct, ProductPage } from './product.ts';
import { formatProductCursor, type ProductCursor } from './product-cursor.ts';
import { productColumns, toProduct } from './product-row.server.ts';

export type ProductQuery = { after: ProductCursor | null; limit: number; title?: string };

/** `%`, `_` and `\` in what a shopper types are letters like any other. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** One page in the catalogue's order, of all products or of those whose title has the text. */
export async function readProducts(queries: Queries, query: ProductQuery): Promise<ProductPage> {
  const conditions: (SQL | undefined)[] = [isNull(product.withdrawnAt)];
  if (query.after) {
    const { position, listing } = query.after;
    conditions.push(sql`(${product.position}, ${product.listing}) > (${position}, ${listing})`);
  }
  if (query.title) conditions.push(ilike(product.title, containing(query.title)));
  const rows = await queries
    .select({ ...productColumns, position: product.position })
    .from(product)
    .where(and(...conditions))
    .orderBy(asc(product.position), asc(product.listing))
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const next = rows.length > query.limit && last ? formatProductCursor(last) : null;
  return { products: shown.map(toProduct), next };
}

/** The cursors that lead to the catalogue's pages after the first, at most so many of them. */
export async function readPageCursors(
  queries: Queries,
  { pageLength, most }: { pageLength: number; most: number },
): Promise<string[]> {
  const order = sql`(order by ${product.position}, ${product.listing})`;
  const numbered = queries
    .select({
      position: product.position,
      listing: product.listing,
      number: sql<number>`row_number() over ${order}`.as('number'),
      isLast: sql<boolean>`lead(1) over ${order} is null`.as('is_last'),
    })
    .from(product)
    .where(isNull(product.withdrawnAt))
    .as('numbered');
  const rows = await queries
    .select({ position: numbered.position, listing: numbered.listing })
    .from(numbered)
    .where(sql`${numbered.number} % ${pageLength} = 0 and not ${numbered.isLast}`)
    .orderBy(asc(numbered.number))
    .limit(most);
  return rows.map(formatProductCursor);
}

/** Loads these products in this order if there is none yet; several processes may try at once. */
export async function loadIfEmpty(
  queries: Queries,
  products: readonly (Omit<ListedProduct, 'price'> & { priceCents: number })[],
): Promise<void> {
  const [first] = await queries.select({ listing: product.listing }).from(product).limit(1);
  if (first) return;
  const rows = products.map((one, index) => ({ ...one, position: index + 1 }));
  await queries.insert(product).values(rows).onConflictDoNothing();
}
