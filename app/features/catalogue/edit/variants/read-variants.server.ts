/** A product with all its variants, as staff edits them together: withdrawn ones too, behind those that are sold. */
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { GRID_FIELDS, SHARED_FIELDS } from '#app/features/catalogue/edit/product-values.ts';
import { schemaOf } from '#app/features/catalogue/import/catalogue-row.ts';
import { optionsSchema } from '#app/features/catalogue/product/options/options-schema.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import type { VariantRow } from './variant-grid.ts';

const valueSchema = z.union([z.string(), z.number()]);

export const variantRowSchema = z.object({
  variant: z.string(),
  title: z.string(),
  options: optionsSchema,
  image: z.string(),
  version: z.string(),
  stock: z.number().nullable(),
  isWithdrawn: z.boolean(),
  values: z.record(z.string(), valueSchema),
});

export const sharedValuesSchema = z.object(
  Object.fromEntries(SHARED_FIELDS.map((field) => [field.key, schemaOf(field)])),
);

export type SharedValues = z.infer<typeof sharedValuesSchema>;

export const productVariantsSchema = z.object({
  product: z.string(),
  /** What all variants share, as the first of them has it. */
  shared: sharedValuesSchema,
  /** How many variants differ from it, as files may have them. */
  unlike: z.number(),
  sharedVersion: z.string(),
  /** Of what the variants differ by. */
  optionsVersion: z.string(),
  rows: z.array(variantRowSchema),
});

export type ProductVariants = z.infer<typeof productVariantsSchema>;

const columnsOf = (fields: readonly { column: string }[], of = '') =>
  sql.raw(fields.map(({ column }) => of + column).join(', '));

/** Another after each change of what a row of the grid has, but for the shelf. */
export const ROW_VERSION = sql`md5(row(${columnsOf(GRID_FIELDS)}, withdrawn_at is null)::text)`;

/** The first variant of a product is the first that is sold. */
export const IN_ORDER = sql`withdrawn_at is not null, position, variant`;

const VALUES: SQL = sql.raw(
  `jsonb_build_object(${GRID_FIELDS.map(({ key, column }) => `'${key}', ${column}`).join(', ')})`,
);

/** The columns of a row in SQL, from `product`. */
export const ROW_COLUMNS = sql`variant, title, options, image, ${ROW_VERSION} as version,
  withdrawn_at is not null as "isWithdrawn", ${VALUES} as values`;

export function readRowsOf(queries: Queries, id: string): Promise<VariantRow[]> {
  return readRows(
    queries,
    variantRowSchema,
    sql`select ${ROW_COLUMNS},
        (select on_hand from stock where stock.variant = product.variant) as stock
      from product where id = ${id} order by ${IN_ORDER}`,
  );
}

const sharedRowSchema = z.object({
  shared: sharedValuesSchema,
  version: z.string(),
  unlike: z.number(),
});

const SHARED: SQL = sql.raw(
  `jsonb_build_object(${SHARED_FIELDS.map(({ key, column }) => `'${key}', first.${column}`).join(', ')})`,
);

/** What the first variant has of what all share; undefined for a product that there is not. */
export async function readShared(queries: Queries, id: string) {
  const [found] = await readRows(
    queries,
    sharedRowSchema,
    sql`select ${SHARED} as shared, md5(row(${columnsOf(SHARED_FIELDS, 'first.')})::text) as version,
        (select count(*)::int from product where id = ${id}
          and (${columnsOf(SHARED_FIELDS)}) is distinct from (${columnsOf(SHARED_FIELDS, 'first.')})
        ) as unlike
      from (select * from product where id = ${id} order by ${IN_ORDER} limit 1) as first`,
  );
  return found;
}

/** Another after each change of what the variants differ by, and of which are sold. */
export function optionsVersionOf(
  rows: readonly Pick<VariantRow, 'variant' | 'options' | 'isWithdrawn'>[],
): string {
  const facts = rows.map(({ variant, options, isWithdrawn }) => [variant, options, isWithdrawn]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

/** Null for a product that there is not. */
export async function readProductVariants(
  queries: Queries,
  id: string,
): Promise<ProductVariants | null> {
  const [first, rows] = await Promise.all([readShared(queries, id), readRowsOf(queries, id)]);
  if (!first) return null;
  const { shared, unlike, version } = first;
  const versions = { sharedVersion: version, optionsVersion: optionsVersionOf(rows) };
  return { product: id, shared, unlike, ...versions, rows };
}
