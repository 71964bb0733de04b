/** The product as a query selects it. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { optionsSchema } from '#app/features/catalogue/product/options/options-schema.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import type { FieldValue, ProductField } from './fields/product-field.ts';

export const productColumns = {
  variant: product.variant,
  id: product.id,
  title: product.title,
  image: product.image,
  priceCents: product.priceCents,
  rating: product.shownRating,
  ratings: product.reviewCount,
  options: product.options,
  wasCents: product.wasCents,
  unitContent: product.unitContent,
};

/** The same as SQL returns them. */
export const productRowSchema = z.object({
  variant: z.string(),
  id: z.string(),
  title: z.string(),
  image: z.string(),
  priceCents: z.int(),
  rating: z.number(),
  ratings: z.int(),
  options: optionsSchema,
  wasCents: z.int(),
  unitContent: z.string(),
});

/** The same in a line of a basket or an order (toLineProduct). */
export const lineRowSchema = productRowSchema.omit({
  options: true,
  wasCents: true,
  unitContent: true,
  ratings: true,
});

/** The columns in SQL, from `product`. */
export const PRODUCT_COLUMNS = sql`variant, id, title, image, price_cents as "priceCents", shown_rating as rating,
  review_count as ratings, options, was_cents as "wasCents", unit_content as "unitContent"`;

/** The value of a field as a column of the product table takes it. */
export function columnValue({ type }: Pick<ProductField, 'type'>, value: FieldValue | null): SQL {
  return type === 'jsonb' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}

/** The rows of these variants, in their order; a variant without a row is left out. */
export function rowsInOrder<Row extends { variant: string }>(
  rows: readonly Row[],
  variants: readonly string[],
): Row[] {
  const byVariant = new Map(rows.map((row) => [row.variant, row]));
  return variants.flatMap((variant) => byVariant.get(variant) ?? []);
}
