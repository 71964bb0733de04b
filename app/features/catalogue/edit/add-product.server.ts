/** A new variant: what an import makes of a row, but never over a variant that there is. */
import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueRow } from '#app/features/catalogue/import/read/catalogue-row.ts';
import type { FieldValue } from '#app/features/catalogue/product/fields/product-field.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';
import {
  type ConflictOutcome,
  lockCatalogue,
  refuseConflict,
  unlessInConflict,
} from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { columnValue } from '#app/features/catalogue/product/product-row.server.ts';
import { NEVER_ON_SALE } from '#app/features/catalogue/product/variant-store.server.ts';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import type { Queries } from '#db/database.ts';
import { countRows } from '#db/read-rows.ts';

/** A row that names its variant. */
export type NewProduct = CatalogueRow & { variant: string };

/** `taken`: the shop has such a variant, on sale or withdrawn; nothing was written. */
export type ProductAddition = 'done' | 'taken' | ConflictOutcome;

const OF_PRODUCT = PRODUCT_FIELDS.filter(({ table, isState }) => !table && !isState);
const COLUMNS = sql.raw(OF_PRODUCT.map(({ column }) => column).join(', '));

/** Behind all that is on sale. */
const LAST_POSITION = sql`(select coalesce(max(position), 0) + 1 from product
  where withdrawn_at is null)`;

function valuesOf(row: NewProduct): SQL[] {
  const given: Readonly<Record<string, FieldValue | null>> = row;
  return OF_PRODUCT.map((field) => {
    const { key, ifAbsent } = field;
    const value = given[key] ?? (typeof ifAbsent === 'object' ? ifAbsent.default : null);
    return key === 'position' && value === null ? LAST_POSITION : columnValue(field, value);
  });
}

/** Adds a variant, on sale at once unless `isWithdrawn`, and notifies the open pages. */
export function addProduct(
  queries: Queries,
  row: NewProduct,
  isWithdrawn: boolean,
): Promise<ProductAddition> {
  return unlessInConflict(queries, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    if (row.options?.length) await lockCatalogue(tx);
    const written = await countRows(
      tx,
      sql`insert into product (${COLUMNS}, withdrawn_at, collections)
        values (${sql.join(valuesOf(row), sql`, `)}, ${isWithdrawn ? NEVER_ON_SALE : null},
          collection_terms(${row.id}))
        on conflict (variant) do nothing returning 1`,
    );
    if (written === 0) return 'taken';
    if (row.options?.length && !isWithdrawn) await refuseConflict(tx, row.variant);
    if (row.stock !== null) {
      const fact = { isChange: false, reason: 'counted', reference: randomUUID() };
      await countStock(tx, { [row.variant]: row.stock }, fact);
    }
    if (!isWithdrawn) await refreshSearchWords(tx);
    await publishWith(tx, { kind: 'catalogue' });
    return 'done';
  });
}
