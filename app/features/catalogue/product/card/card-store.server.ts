/** Reads the cards of a page. */
import { sql } from 'drizzle-orm';
import { choiceLabels } from '#app/features/catalogue/product/choice-labels.ts';
import type {
  CardProduct,
  Product,
  ProductChoice,
} from '#app/features/catalogue/product/product.ts';
import {
  productRowSchema,
  rowsInOrder,
} from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { plannedStatement } from '#db/read-rows.ts';

/** A variant of a product that stands on a page. */
type Sibling = Pick<Product, 'id' | 'variant' | 'title'>;

/** More choices than all the cards of a page can have and still be looked through. */
const MAX_VARIANTS = 2_000;

/** Of more choices than that, those that were asked for. */
const variantsOf = plannedStatement<null, Product>(
  productRowSchema,
  () => sql`
    select variant, id, title, image, price_cents as "priceCents", rating from (
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
  const sold = await variantsOf(queries, null, { ids, variants });
  return toCardProducts(rowsInOrder(sold, variants), sold);
}

function choicesOf(siblings: readonly Sibling[]): ProductChoice[] {
  const labels = choiceLabels(siblings.map(({ title }) => title));
  return siblings.map(({ variant }, index) => ({ variant, label: labels[index] ?? '' }));
}

/**
 * One card for each id, in the order of the first variant of each. `siblings` are all variants of these
 * products that are sold, in the catalogue's order.
 */
export function toCardProducts(
  products: readonly Product[],
  siblings: readonly Sibling[],
): CardProduct[] {
  const byId = Map.groupBy(siblings, ({ id }) => id);
  const firsts = new Map<string, Product>();
  for (const product of products) {
    if (!firsts.has(product.id)) firsts.set(product.id, product);
  }
  return [...firsts.values()].map((product) => {
    const same = byId.get(product.id) ?? [];
    return same.length < 2 ? product : { ...product, choices: choicesOf(same) };
  });
}
