/** A new product: its form is a row of an import, and is checked as one. */

import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { addProduct, type NewProduct } from '#app/features/catalogue/edit/add-product.server.ts';
import { EDITED_FIELDS, valuesOf } from '#app/features/catalogue/edit/product-values.ts';
import { readRow } from '#app/features/catalogue/import/read-row.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { FieldProblems } from './read-product-form.ts';

/** The columns that the form has. */
const NAMES = ['id', 'variant', 'stock', ...EDITED_FIELDS.map(({ name }) => name)];

/** Its page would have the address of the form. */
const RESERVED = { variant: 'is an address of the admin: choose another' };

/** Without a variant it is called as its product. */
export function readNewProduct(fields: Record<string, string>): Result<NewProduct, FieldProblems> {
  const cells = Object.fromEntries(NAMES.map((name) => [name, fields[name] ?? '']));
  const row = readRow(cells);
  if (row.ok) {
    const variant = row.value.variant ?? row.value.id;
    return variant === 'new' ? refused(RESERVED) : done({ ...row.value, variant });
  }
  return refused(
    Object.fromEntries(row.refusal.map(({ field, problem }) => [field ?? 'title', problem])),
  );
}

/** Adds the product, unless its variant is taken; whether it was added. */
export function addNewProduct(
  { queries, member }: Pick<AdminDesk, 'queries' | 'member'>,
  product: NewProduct,
  isWithdrawn: boolean,
): Promise<boolean> {
  const act = { staff: member.id, act: 'product_added', subject: product.variant } as const;
  return recordAct(queries, act, async () => {
    const addition = await addProduct(queries, product, isWithdrawn);
    const isDone = addition === 'done';
    const { id, stock } = product;
    const values = { id, stock, ...valuesOf({ ...product, isWithdrawn }) };
    return { isDone, after: isDone ? values : addition, value: isDone };
  });
}
