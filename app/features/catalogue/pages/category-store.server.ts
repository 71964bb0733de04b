/** The categories of the catalogue, each in the order of the catalogue. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ProductPage } from '#app/features/catalogue/product/product.ts';
import {
  formatProductCursor,
  type ProductCursor,
} from '#app/features/catalogue/product/product-cursor.ts';
import { productColumns, toProduct } from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema.ts';

export type CategoryQuery = { category: string; after: ProductCursor | null; limit: number };

/** One page of a category; empty when nothing in it is sold. */
export async function readCategory(
  queries: Queries,
  { category, after, limit }: CategoryQuery,
): Promise<ProductPage> {
  const rows = await queries
    .select({ ...productColumns, position: product.position })
    .from(product)
    .where(
      and(
        eq(product.category, category),
        isNull(product.withdrawnAt),
        after
          ? sql`(${product.position}, ${product.listing}) > (${after.position}, ${after.listing})`
          : undefined,
      ),
    )
    .orderBy(asc(product.position), asc(product.listing))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? formatProductCursor(last) : null;
  return { products: shown.map(toProduct), next };
}

/**
 * The names of the categories that have something to sell, sorted by their letters. Steps
 * from one name to the next in the index: the rows between them are not read.
 */
export async function readCategories(
  queries: Queries,
  { after = '', limit }: { after?: string; limit: number },
): Promise<string[]> {
  const next = (name: unknown) => sql`(
    select ${product.category} from ${product}
    where ${product.withdrawnAt} is null and ${product.category} > ${name}
    order by ${product.category} limit 1)`;
  const { rows } = (await queries.execute(sql`
    with recursive names (name) as (
      select ${next(after)}
      union all
      select ${next(sql`names.name`)} from names where names.name is not null
    )
    select name from names where name is not null limit ${limit}`)) as unknown as {
    rows: { name: string }[];
  };
  return rows.map(({ name }) => name);
}
