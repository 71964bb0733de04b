/** Finds products by their article numbers. */
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { productColumns } from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/shop-schema.ts';

/** A product has no more choices than a page shows. */
const MAX_LISTINGS = 100;

/** The listings that are sold under this id or as this listing, in the catalogue's order. */
export async function readByNumber(queries: Queries, text: string): Promise<Product[]> {
  return queries
    .select(productColumns)
    .from(product)
    .where(and(isNull(product.withdrawnAt), or(eq(product.id, text), eq(product.listing, text))))
    .orderBy(asc(product.position), asc(product.listing))
    .limit(MAX_LISTINGS);
}
