/** Products in the database: the pages of the catalogue, by keyset. */
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type ProductPage, toProduct } from '#app/features/catalogue/product/product.ts';
import {
  formatProductCursor,
  type ProductCursor,
} from '#app/features/catalogue/product/product-cursor.ts';
import { productColumns } from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/catalogue-schema.ts';

/** Which products a page has. */
export type BrowseQuery = {
  category?: string | undefined;
  after: ProductCursor | null;
  /** How many to leave out from there on. */
  skip?: number;
  limit: number;
  /** Of the variants that share an id, the first alone. */
  isGrouped?: boolean;
};

/** Whether a variant is the first of its id, in its category if one is asked for. */
function isFirstOfId(category: string | undefined): SQL {
  const inCategory = category === undefined ? sql`` : sql`and earlier.category = ${category}`;
  return sql`not exists (select from product as earlier
    where earlier.id = ${product.id} and earlier.withdrawn_at is null ${inCategory}
      and (earlier.position, earlier.variant) < (${product.position}, ${product.variant}))`;
}

/** One page of all products or of a category, in the catalogue's order; empty when nothing is sold. */
export async function readProducts(
  queries: Queries,
  { category, after, skip = 0, limit, isGrouped = false }: BrowseQuery,
): Promise<ProductPage> {
  const rows = await queries
    .select({ ...productColumns, position: product.position })
    .from(product)
    .where(
      and(
        isNull(product.withdrawnAt),
        category === undefined ? undefined : eq(product.category, category),
        after
          ? sql`(${product.position}, ${product.variant}) > (${after.position}, ${after.variant})`
          : undefined,
        isGrouped ? isFirstOfId(category) : undefined,
      ),
    )
    .orderBy(asc(product.position), asc(product.variant))
    .limit(limit + 1)
    .offset(skip);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? formatProductCursor(last) : null;
  return { products: shown.map(toProduct), next };
}

/** Loads these products in this order if there is none yet; several processes may try at once. */
export async function loadIfEmpty(
  queries: Queries,
  products: readonly Omit<typeof product.$inferInsert, 'position'>[],
): Promise<void> {
  const [first] = await queries.select({ variant: product.variant }).from(product).limit(1);
  if (first) return;
  const rows = products.map((one, index) => ({ ...one, position: index + 1 }));
  await queries.insert(product).values(rows).onConflictDoNothing();
}
