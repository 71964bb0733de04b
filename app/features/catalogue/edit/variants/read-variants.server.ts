/** A product with all its variants, as staff edits them together: withdrawn ones too, behind those that are sold. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { GRID_FIELDS, SHARED_FIELDS } from '#app/features/catalogue/edit/product-values.ts';
import { schemaOf } from '#app/features/catalogue/import/read/catalogue-row.ts';
import { optionsSchema } from '#app/features/catalogue/product/options/options-schema.ts';
import { columnValue } from '#app/features/catalogue/product/product-row.server.ts';
import { hashText } from '#app/shared/text/hash-text.ts';
import type { Queries } from '#db/database.ts';
import { plannedStatement, readRows } from '#db/read-rows.ts';
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

/** The first variant of a product is the first that is sold. */
const IN_ORDER = sql`withdrawn_at is not null, position, variant`;

const namesOf = (fields: readonly { key: string; column: string }[]) =>
  sql.raw(fields.map(({ key, column }) => `${column} as "${key}"`).join(', '));

function versionOf(facts: unknown): string {
  return hashText(JSON.stringify(facts));
}

const plainRowSchema = variantRowSchema.omit({ version: true, stock: true, values: true });

/** Apart from the other columns of a row: Zod compiles an object whose fields are all named. */
const gridSchema = z.object(
  Object.fromEntries(
    GRID_FIELDS.map(({ key, type }) => [key, type === 'integer' ? z.int() : z.string()]),
  ),
);

/** A row of `ROW_COLUMNS`. */
function toRow(row: unknown) {
  const plain = plainRowSchema.parse(row);
  const values = gridSchema.parse(row);
  const version = versionOf([GRID_FIELDS.map(({ key }) => values[key]), plain.isWithdrawn]);
  return { ...plain, values, version };
}

/** The columns of a row in SQL, from `product`. Values are put together here: in SQL that took as long as reading them. */
export const ROW_COLUMNS = sql`variant, title, options, image,
  withdrawn_at is not null as "isWithdrawn", ${namesOf(GRID_FIELDS)}`;

/** What `ROW_COLUMNS` select; its version is another after each change of its values, and of whether it is sold. */
export const rowSchema = z.unknown().transform(toRow);

const firstSchema = z.object({
  shared: sharedValuesSchema,
  unlike: z.record(z.string(), z.boolean()),
});

const besideSchema = z.object({
  stock: z.number().nullable(),
  sharedHash: z.number(),
  shared: sharedValuesSchema.nullable(),
});

const shelvedSchema = z.unknown().transform((row) => {
  const { stock, sharedHash, shared } = besideSchema.parse(row);
  return { row: Object.assign(toRow(row), { stock }), sharedHash, shared };
});

const SHARED_COLUMNS = sql.raw(SHARED_FIELDS.map(({ column }) => column).join(', '));
const SHARED_VALUES = sql.raw(
  SHARED_FIELDS.map(({ key, column }) => `'${key}', ${column}`).join(', '),
);

/** All of them, the first with what all share, each with what tells whether it has the same. */
const readRowsOf = plannedStatement(
  shelvedSchema,
  () => sql`select ${ROW_COLUMNS}, hashtext(concat_ws(chr(1), ${SHARED_COLUMNS})) as "sharedHash",
      case when row_number() over (order by ${IN_ORDER}) = 1
        then jsonb_build_object(${SHARED_VALUES}) end as shared,
      (select on_hand from stock where stock.variant = product.variant) as stock
    from product where id = ${sql.placeholder('id')} order by ${IN_ORDER}`,
);

const sharedVersionOf = (shared: SharedValues) =>
  versionOf(SHARED_FIELDS.map(({ key }) => shared[key]));

/**
 * What the first variant has of what all share, with its version, and by field whether any variant has something else than
 * it is given; undefined for a product that there is not.
 */
export async function readShared(queries: Queries, id: string, given: SharedValues) {
  const unlike = SHARED_FIELDS.map((field) => {
    const value = given[field.key];
    return value === undefined
      ? sql`${field.key}::text, false`
      : sql`${field.key}::text, bool_or(${sql.raw(field.column)} is distinct from ${columnValue(field, value)}) over ()`;
  });
  const [row] = await readRows(
    queries,
    firstSchema,
    sql`select jsonb_build_object(${SHARED_VALUES}) as shared,
        jsonb_build_object(${sql.join(unlike, sql`, `)}) as unlike
      from product where id = ${id} order by ${IN_ORDER} limit 1`,
  );
  return row && { ...row, version: sharedVersionOf(row.shared) };
}

/** Another after each change of what the variants differ by, and of which are sold. */
export function optionsVersionOf(
  rows: readonly Pick<VariantRow, 'variant' | 'options' | 'isWithdrawn'>[],
): string {
  return versionOf(
    rows.map(({ variant, options, isWithdrawn }) => [variant, options, isWithdrawn]),
  );
}

/** Null for a product that there is not. */
export async function readProductVariants(
  queries: Queries,
  id: string,
): Promise<ProductVariants | null> {
  const found = await readRowsOf(queries, null, { id });
  const [first] = found;
  if (!first?.shared) return null;
  const rows = found.map(({ row }) => row);
  return {
    ...{ product: id, shared: first.shared, sharedVersion: sharedVersionOf(first.shared) },
    unlike: found.filter(({ sharedHash }) => sharedHash !== first.sharedHash).length,
    optionsVersion: optionsVersionOf(rows),
    rows,
  };
}
