/** Reads the cards of a page. */
import { sql } from 'drizzle-orm';
import {
  type CardProduct,
  type Product,
  toProduct,
} from '#app/features/catalogue/product/product.ts';
import {
  PRODUCT_COLUMNS,
  productRowSchema,
  rowsInOrder,
} from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { plannedStatement } from '#db/read-rows.ts';
import { toCardProducts } from './card-products.ts';

/** More choices than all the cards of a page can have and still be looked through. */
const MAX_VARIANTS = 2_000;

/** Of more choices than that, those that were asked for. */
const variantsOf = plannedStatement<null, Product>(
  productRowSchema,
  () => sql`
    select ${PRODUCT_COLUMNS} from (
      select * from product where id = any(${sql.placeholder('ids')}::text[]) and withdrawn_at is null
      order by variant <> all(${sql.placeholder('variants')}::text[]), position, variant
      limit ${sql.raw(String(MAX_VARIANTS))}
    ) as product order by position, variant`,
);

/** The cards of these variants as they are sold now: one for each product id, with its choices. */
export async function readCardProducts(
  queries: Queries,
  asked: readonly Pick<Product, 'id' | 'variant'>[],
): Promise<CardProduct[]> {
  if (asked.length === 0) return [];
  const variants = asked.map(({ variant }) => variant);
  const ids = [...new Set(asked.map(({ id }) => id))];
  const sold = (await variantsOf(queries, null, { ids, variants })).map(toProduct);
  return toCardProducts(rowsInOrder(sold, variants), sold);
}
