/** The product as a query selects it. */
import * as z from 'zod';
import { product } from '#db/schema/shop-schema.ts';

export const productColumns = {
  variant: product.variant,
  id: product.id,
  title: product.title,
  image: product.image,
  priceCents: product.priceCents,
  rating: product.rating,
};

/** The same as SQL returns them. */
export const productRowSchema = z.object({
  variant: z.string(),
  id: z.string(),
  title: z.string(),
  image: z.string(),
  priceCents: z.number(),
  rating: z.number(),
});

/** The rows of these variants, in their order; a variant without a row is left out. */
export function rowsInOrder<Row extends { variant: string }>(
  rows: readonly Row[],
  variants: readonly string[],
): Row[] {
  const byVariant = new Map(rows.map((row) => [row.variant, row]));
  return variants.flatMap((variant) => byVariant.get(variant) ?? []);
}
