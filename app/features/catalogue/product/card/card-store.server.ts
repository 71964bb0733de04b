/** Reads the cards of a page. */
import { sql } from 'drizzle-orm';
import type { CardProduct, Product } from '#app/features/catalogue/product/product.ts';
import {
  productRowSchema,
  rowsInOrder,
} from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { plannedStatement } from '#db/read-rows.ts';
import { toCardProducts } from './card-products.ts';

/** More choices than all the cards of a page can have and still be looked through. */
const MAX_LISTINGS = 2_000;

/** Of more choices than that, those that were asked for. */
const listingsOf = plannedStatement<null, Product>(
  productRowSchema,
  () => sql`
    select listing, id, title, image, price_cents as "priceCents", rating from (
      select * from product where id = any(${sql.placeholder('ids')}::text[]) and withdrawn_at is null
      order by listing <> all(${sql.placeholder('listings')}::text[]), position, listing
      limit ${sql.raw(String(MAX_LISTINGS))}
    ) as product order by position, listing`,
);

/** The cards of these listings as they are sold now: one for each product id, with its choices. */
export async function readCardProducts(
  queries: Queries,
  asked: readonly Pick<Product, 'id' | 'listing'>[],
): Promise<CardProduct[]> {
  if (asked.length === 0) return [];
  const listings = asked.map(({ listing }) => listing);
  const ids = [...new Set(asked.map(({ id }) => id))];
  const sold = await listingsOf(queries, null, { ids, listings });
  return toCardProducts(rowsInOrder(sold, listings), sold);
}
