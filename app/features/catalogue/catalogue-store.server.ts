/** Products in the database: the pages of the catalogue, by keyset. */
import { and, asc, isNull, type SQL, sql } from 'drizzle-orm';
import type { ListedProduct, ProductPage } from '#app/features/catalogue/product/product.ts';
import {
  formatProductCursor,
  type ProductCursor,
} from '#app/features/catalogue/product/product-cursor.ts';
import { productColumns, toProduct } from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema.ts';

export type ProductQuery = { after: ProductCursor | null; limit: number };

/** One page of all products, in the catalogue's order. */
export async function readProducts(queries: Queries, query: ProductQuery): Promise<ProductPage> {
  const conditions: (SQL | undefined)[] = [isNull(product.withdrawnAt)];
  if (query.after) {
    const { position, listing } = query.after;
    conditions.push(sql`(${product.position}, ${product.listing}) > (${position}, ${listing})`);
  }
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

/** Loads these products in this order if there is none yet; several processes may try at once. */
export async function loadIfEmpty(
  queries: Queries,
  products: readonly ListedProduct[],
): Promise<void> {
  const [first] = await queries.select({ listing: product.listing }).from(product).limit(1);
  if (first) return;
  const rows = products.map((one, index) => ({ ...one, position: index + 1 }));
  await queries.insert(product).values(rows).onConflictDoNothing();
}
