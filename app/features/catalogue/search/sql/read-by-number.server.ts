/** Finds products by their article numbers. */
import { sql } from 'drizzle-orm';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { productRowSchema } from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { plannedStatement } from '#db/read-rows.ts';

/** A product has no more choices than a page shows. */
const MAX_LISTINGS = 100;

const productsOf = plannedStatement<null, Product>(
  productRowSchema,
  () => sql`
    select listing, id, title, image, price_cents as "priceCents", rating from product
    where withdrawn_at is null
      and (id = ${sql.placeholder('number')} or listing = ${sql.placeholder('number')})
    order by position, listing limit ${sql.raw(String(MAX_LISTINGS))}`,
);

/** The listings that are sold under this id or as this listing, in the catalogue's order. */
export function readByNumber(queries: Queries, number: string): Promise<Product[]> {
  return productsOf(queries, null, { number });
}
