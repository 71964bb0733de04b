/** One variant as staff edits it: read with a version, written only while that is still its version. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { schemaOf } from '#app/features/catalogue/import/read/catalogue-row.ts';
import {
  type ConflictOutcome,
  lockCatalogue,
  refuseConflict,
  unlessInConflict,
} from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { hasOptions } from '#app/features/catalogue/product/options/options.ts';
import { columnValue } from '#app/features/catalogue/product/product-row.server.ts';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { countRows, readRows } from '#db/read-rows.ts';
import { EDITED_FIELDS, hasSameValues, type ProductValues } from './product-values.ts';

export const productValuesSchema = z.object({
  ...Object.fromEntries(EDITED_FIELDS.map((field) => [field.key, schemaOf(field)])),
  isWithdrawn: z.boolean(),
}) as z.ZodType<unknown> as z.ZodType<ProductValues>;

export const editedProductSchema = productValuesSchema.and(
  z.object({
    variant: z.string(),
    id: z.string(),
    image: z.string(),
    /** The pictures after `image`, one address a line. */
    images: z.string(),
    /** Of the values: another after each change of them, by whomever it was made. */
    version: z.string(),
    /** Of the pictures. */
    picturesVersion: z.string(),
  }),
);

export type EditedProduct = z.infer<typeof editedProductSchema>;

const COLUMNS = sql.raw(EDITED_FIELDS.map(({ column }) => column).join(', '));
const NAMED_COLUMNS = sql.raw(
  EDITED_FIELDS.map(({ key, column }) => `${column} as "${key}"`).join(', '),
);
const VALUES_VERSION = sql`md5(row(${COLUMNS}, withdrawn_at is null)::text)`;
const PICTURES_VERSION = sql`md5(row(image, images)::text)`;

/** `changed`: it is not the version that was read any more; nothing was written. */
export type ProductChange = 'done' | 'changed' | 'unknown' | ConflictOutcome;

export async function readEditedProduct(
  queries: Queries,
  variant: string,
): Promise<EditedProduct | null> {
  const [found] = await readRows(
    queries,
    editedProductSchema,
    sql`select variant, id, image, images, ${NAMED_COLUMNS},
        withdrawn_at is not null as "isWithdrawn", ${VALUES_VERSION} as version,
        ${PICTURES_VERSION} as "picturesVersion"
      from product where variant = ${variant}`,
  );
  return found ?? null;
}

type Version = Pick<EditedProduct, 'variant' | 'version'>;

/** Sets columns of a variant while `versionNow` of them is the one that was read. Whoever writes it at the same time is waited for. */
async function writeIfUnchanged(
  tx: Queries,
  { variant, version }: Version,
  versionNow: SQL,
  columns: SQL,
): Promise<boolean> {
  const written = await countRows(
    tx,
    sql`update product set ${columns}
      where variant = ${variant} and ${versionNow} = ${version} returning 1`,
  );
  return written > 0;
}

/** Whether the words of the search, which completes and corrects by them, follow from what has changed. */
function changesWords(before: ProductValues, after: ProductValues): boolean {
  return (
    before.title !== after.title ||
    before.category !== after.category ||
    before.brand !== after.brand ||
    before.isWithdrawn !== after.isWithdrawn
  );
}

function toColumns(values: ProductValues): SQL {
  const set = EDITED_FIELDS.map(
    (field) => sql`${sql.raw(field.column)} = ${columnValue(field, values[field.key])}`,
  );
  return sql`${sql.join(set, sql`, `)},
    withdrawn_at = case when ${values.isWithdrawn}::boolean then coalesce(withdrawn_at, now()) end`;
}

/** Writes all values of a variant, and notifies the open pages; what stands so already, from a second click, is done. */
export function changeProduct(
  queries: Queries,
  version: Version,
  values: ProductValues,
): Promise<ProductChange> {
  return unlessInConflict(queries, async (tx) => {
    if (hasOptions(values)) await lockCatalogue(tx);
    const before = await readEditedProduct(tx, version.variant);
    if (!before) return 'unknown';
    if (!(await writeIfUnchanged(tx, version, VALUES_VERSION, toColumns(values)))) {
      const now = await readEditedProduct(tx, version.variant);
      return now && hasSameValues(now, values) ? 'done' : 'changed';
    }
    if (hasOptions(values) && !values.isWithdrawn) await refuseConflict(tx, version.variant);
    if (changesWords(before, values)) {
      await tx.execute(sql`set local statement_timeout = 0`);
      await refreshSearchWords(tx);
    }
    await publishWith(tx, { kind: 'catalogue' });
    return 'done';
  });
}

/** Writes the pictures of a variant, the one of cards first, and notifies the open pages. */
export function changePictures(
  queries: Queries,
  version: Version,
  [image = '', ...others]: readonly string[],
): Promise<Extract<ProductChange, string>> {
  return queries.transaction(async (tx) => {
    if (!(await readEditedProduct(tx, version.variant))) return 'unknown';
    const columns = sql`image = ${image}, images = ${others.join('\n')}`;
    if (!(await writeIfUnchanged(tx, version, PICTURES_VERSION, columns))) return 'changed';
    await publishWith(tx, { kind: 'catalogue' });
    return 'done';
  });
}
