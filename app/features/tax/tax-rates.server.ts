/** The table of tax rates. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { parseTaxScope, type TaxRate, type TaxScope, taxScopeKey } from './tax-rate.ts';
import type { TaxTable } from './taxes-in.ts';
import { taxTableSchema } from './taxes-schema.ts';

/** `isUsed`: false for a category that has no product, which may be a slip. */
export type ListedTaxRate = TaxRate & { isUsed: boolean };

const rateSchema = z.object({
  ...{ country: z.string(), key: z.string() },
  ...{ basisPoints: z.number(), isUsed: z.boolean() },
});

/** Those of no country first; of each categories by name, then delivery, everything else and the reduced ones. */
export async function readTaxRates(queries: Queries): Promise<ListedTaxRate[]> {
  const rows = await readRows(
    queries,
    rateSchema,
    sql`select country, applies_to as key, basis_points as "basisPoints",
        applies_to not like 'category:%' or exists (
          select from product where 'category:' || category = applies_to) as "isUsed"
      from tax_rate order by country, applies_to`,
  );
  return rows.map(({ key, ...rate }) => ({ scope: parseTaxScope(key), ...rate }));
}

const setRate = sqlFunction<
  [scopeKey: string, basisPoints: number | null, country: string],
  boolean
>('set_tax_rate', 3, z.boolean());

/** Null removes the rate; false where there was none. Without a country: of all that have none of their own. */
export function writeTaxRate(
  queries: Queries,
  {
    country = '',
    scope,
    basisPoints,
  }: { country?: string; scope: TaxScope; basisPoints: number | null },
): Promise<boolean> {
  return setRate(queries, taxScopeKey(scope), basisPoints, country);
}

const selectTable = sqlFunction<[items: string], TaxTable | null>(
  'tax_table_of',
  1,
  taxTableSchema.nullable(),
);

/** What says the tax of these items, wherever they go; null in a shop without any rate. */
export function readTaxTable(
  queries: Queries,
  items: readonly { variant: string }[],
): Promise<TaxTable | null> {
  return selectTable(queries, JSON.stringify(items.map(({ variant }) => ({ variant }))));
}
