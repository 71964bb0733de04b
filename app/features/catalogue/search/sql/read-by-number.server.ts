/** Finds products by their article numbers. */
import { sql } from 'drizzle-orm';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { productRowSchema } from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { plannedStatement } from '#db/read-rows.ts';

/** A product has no more choices than a page shows. */
const MAX_VARIANTS = 100;

const productsOf = plannedStatement<null, Product>(
  productRowSchema,
  () => sql`
    select variant, id, title, image, price_cents as "priceCents", rating from product
    where withdrawn_at is null
      and (id = ${sql.placeholder('number')} or variant = ${sql.placeholder('number')})
    order by position, variant limit ${sql.raw(String(MAX_VARIANTS))}`,
);

/** The variants that are sold under this id or as this variant, in the catalogue's order. */
export function readByNumber(queries: Queries, number: string): Promise<Product[]> {
  return productsOf(queries, null, { number });
}
