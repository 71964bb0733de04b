/** Reads what the cards of a page need beside their listings. */
import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { CardProduct, Product } from '#app/features/catalogue/product/product.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/shop-schema.ts';
import { toCardProducts } from './card-products.ts';

/** More choices than all the cards of a page can have and still be looked through. */
const MAX_SIBLINGS = 2_000;

/** The cards of these listings: one for each product id, with its choices. */
export async function readCardProducts(
  queries: Queries,
  products: readonly Product[],
): Promise<CardProduct[]> {
  if (products.length === 0) return [];
  const ids = [...new Set(products.map(({ id }) => id))];
  const siblings = await queries
    .select({ id: product.id, listing: product.listing, title: product.title })
    .from(product)
    .where(and(inArray(product.id, ids), isNull(product.withdrawnAt)))
    .orderBy(asc(product.position), asc(product.listing))
    .limit(MAX_SIBLINGS);
  return toCardProducts(products, siblings);
}
