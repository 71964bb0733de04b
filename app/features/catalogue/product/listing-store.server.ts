/** The listings of one product, as its page shows them. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/shop-schema.ts';
import type { ListedProduct, Product } from './product.ts';
import { productColumns } from './product-row.server.ts';

/** More choices than anybody looks through. */
const MAX_LISTINGS = 100;

/** Those that are sold, in the catalogue's order; none for a product that is not or no longer there. */
export async function readListings(queries: Queries, id: string): Promise<ListedProduct[]> {
  return queries
    .select({
      ...productColumns,
      images: product.images,
      description: product.description,
      category: product.category,
    })
    .from(product)
    .where(and(eq(product.id, id), isNull(product.withdrawnAt)))
    .orderBy(asc(product.position), asc(product.listing))
    .limit(MAX_LISTINGS);
}

/** Those of these listings that are sold now, in no order. */
export async function readSold(queries: Queries, listings: string[]): Promise<Product[]> {
  return queries
    .select(productColumns)
    .from(product)
    .where(and(inArray(product.listing, listings), isNull(product.withdrawnAt)));
}
