/** A field that no product of the shop has, as if somebody had just added it to the list. */
import { sql } from 'drizzle-orm';
import type { ProductField } from '#app/features/catalogue/product/fields/product-field.ts';
import { done } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';

const careLabel: ProductField = {
  key: 'careLabel',
  name: 'care',
  column: 'care_label',
  type: 'text',
  ifAbsent: { default: 'none' },
  read: (cell) => done(cell.trim().toLowerCase()),
  write: (value) => `${value}`.toUpperCase(),
  edit: {},
  documentation: 'How to look after it.',
};

/** For `vi.mock` of product-fields.ts. */
export async function withCareLabel(
  importOriginal: () => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const original = (await importOriginal()) as { PRODUCT_FIELDS: readonly ProductField[] };
  return { ...original, PRODUCT_FIELDS: [...original.PRODUCT_FIELDS, careLabel] };
}

export async function addCareLabelColumn(queries: Queries): Promise<void> {
  await queries.execute(sql`alter table product add column care_label text not null default ''`);
}
