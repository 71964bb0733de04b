/** The table of tax rates. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { parseTaxScope, type TaxRate, type TaxScope, taxScopeKey } from './tax-rate.ts';
import type { Taxes } from './taxes.ts';
import { taxesSchema } from './taxes-schema.ts';

/** `isUsed`: false for a category that has no product, which may be a slip. */
export type ListedTaxRate = TaxRate & { isUsed: boolean };

const rateSchema = z.object({ key: z.string(), basisPoints: z.number(), isUsed: z.boolean() });

/** Categories by name, then delivery and everything else. */
export async function readTaxRates(queries: Queries): Promise<ListedTaxRate[]> {
  const rows = await readRows(
    queries,
    rateSchema,
    sql`select applies_to as key, basis_points as "basisPoints",
        applies_to not like 'category:%' or exists (
          select from product where 'category:' || category = applies_to) as "isUsed"
      from tax_rate order by applies_to`,
  );
  return rows.map(({ key, ...rate }) => ({ scope: parseTaxScope(key), ...rate }));
}

const setRate = sqlFunction<[scopeKey: string, basisPoints: number | null], boolean>(
  'set_tax_rate',
  2,
);

/** Null removes the rate; false where nothing has changed. */
export function writeTaxRate(
  queries: Queries,
  { scope, basisPoints }: { scope: TaxScope; basisPoints: number | null },
): Promise<boolean> {
  return setRate(queries, taxScopeKey(scope), basisPoints);
}

const selectTaxes = sqlFunction<[items: string], Taxes | null>(
  'taxes_of',
  1,
  taxesSchema.nullable(),
);

/** The rates that hold today for these items; null in a shop without any. */
export function readTaxes(
  queries: Queries,
  items: readonly { variant: string }[],
): Promise<Taxes | null> {
  return selectTaxes(queries, JSON.stringify(items.map(({ variant }) => ({ variant }))));
}
