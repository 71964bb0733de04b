/** The variants of one product, as its page shows them. */
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/shop-schema.ts';
import type { ListedProduct, Product, WithdrawnProduct } from './product.ts';
import { productColumns } from './product-row.server.ts';

/** More choices than anybody looks through. */
const MAX_VARIANTS = 100;

const listedColumns = {
  ...productColumns,
  images: product.images,
  description: product.description,
  category: product.category,
};

/** Those that are sold, in the catalogue's order; none for a product that is not or no longer there. */
export async function readVariants(queries: Queries, id: string): Promise<ListedProduct[]> {
  return queries
    .select(listedColumns)
    .from(product)
    .where(and(eq(product.id, id), isNull(product.withdrawnAt)))
    .orderBy(asc(product.position), asc(product.variant))
    .limit(MAX_VARIANTS);
}

/** When a product was withdrawn that is still to be sold for the first time: nobody is to see it before that. */
export const NEVER_ON_SALE = sql`to_timestamp(0)`;

/** Those that were sold and are withdrawn, the last first. */
export async function readWithdrawn(queries: Queries, id: string): Promise<WithdrawnProduct[]> {
  return queries
    .select({
      ...listedColumns,
      withdrawnSeconds: sql<number>`extract(epoch from ${product.withdrawnAt})::int`,
    })
    .from(product)
    .where(and(eq(product.id, id), gt(product.withdrawnAt, NEVER_ON_SALE)))
    .orderBy(desc(product.withdrawnAt), asc(product.position), asc(product.variant))
    .limit(MAX_VARIANTS);
}

/** Those of these variants that are sold now, in no order. */
export async function readSold(queries: Queries, variants: string[]): Promise<Product[]> {
  return queries
    .select(productColumns)
    .from(product)
    .where(and(inArray(product.variant, variants), isNull(product.withdrawnAt)));
}
