/** Reads what the shelves of the home page are filled with. */
import { desc, isNull, sql } from 'drizzle-orm';
import type { Product } from '#app/features/catalogue/product/product.ts';
import {
  productColumns,
  productRowSchema,
} from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { product } from '#db/schema/shop-schema.ts';

/** The latest of the catalogue: an import appends what is new. */
export async function readNewest(queries: Queries, limit: number): Promise<Product[]> {
  return queries
    .select(productColumns)
    .from(product)
    .where(isNull(product.withdrawnAt))
    .orderBy(desc(product.position), desc(product.variant))
    .limit(limit);
}

/** Cheap products are looked for among so many of the first: rare ones are not searched for. */
const MAX_LOOKED_AT = 2_000;

/** The first of the catalogue's beginning that cost less. */
export async function readBelow(
  queries: Queries,
  belowCents: number,
  limit: number,
): Promise<Product[]> {
  return readRows(
    queries,
    productRowSchema,
    sql`select variant, id, title, image, price_cents as "priceCents", rating from (
        select * from product where withdrawn_at is null order by position, variant
        limit ${MAX_LOOKED_AT}
      ) as looked_at
      where price_cents < ${belowCents} order by position, variant limit ${limit}`,
  );
}
