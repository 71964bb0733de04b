/** Whose rates of tax an order has, and which of them each of its items (docs/decisions/111). */
import type { TaxCategory } from '#app/features/catalogue/product/cells/tax-category.ts';
import { isUnionMember } from '#app/shared/european-union.ts';
import { taxScopeKey } from './tax-rate.ts';
import type { Taxes } from './taxes.ts';

/** Whether sales to other countries of the Union are below €10,000 a year (Directive 2006/112 Art. 59c). */
export const VAT_THRESHOLDS = ['below', 'above'] as const;

/** `homeCountry` null: the rates without a country hold everywhere. */
export type TaxPolicy = { homeCountry: string | null; threshold: (typeof VAT_THRESHOLDS)[number] };

/**
 * The country whose rates hold for what goes to `destination`, null for what goes nowhere, as what is collected. Null:
 * no country's. Below the threshold the home country's hold in the whole Union; a seller from outside has none.
 */
export function taxCountry(
  { homeCountry, threshold }: TaxPolicy,
  destination: string | null,
): string | null {
  if (homeCountry === null || destination === null) return homeCountry;
  const isAtHome =
    threshold === 'below' && isUnionMember(homeCountry) && isUnionMember(destination);
  return isAtHome ? homeCountry : destination;
}

/** As the database has it: the rates, and what each variant is taxed by. */
export type TaxTable = {
  rates: readonly { country: string; appliesTo: string; basisPoints: number }[];
  items: Readonly<Record<string, { category: string; taxCategory: TaxCategory }>>;
};

/**
 * The rates of these items there; null in a shop without any. A country that has any rate has all of its own; others
 * have those without a country. The rate of a category of the catalogue comes before that of a tax category, and what
 * has neither has the rate of everything else.
 */
export function taxesIn(table: TaxTable | null, country: string | null): Taxes | null {
  if (table === null) return null;
  const own = table.rates.filter((rate) => rate.country === country);
  const rates = own.length > 0 ? own : table.rates.filter((rate) => rate.country === '');
  const byScope = new Map(rates.map(({ appliesTo, basisPoints }) => [appliesTo, basisPoints]));
  const ofOthers = byScope.get('everything-else');
  const items = Object.entries(table.items).flatMap(([variant, { category, taxCategory }]) => {
    const rate =
      byScope.get(taxScopeKey({ kind: 'category', category })) ??
      byScope.get(taxCategory) ??
      ofOthers;
    return rate === undefined ? [] : [[variant, rate] as const];
  });
  return {
    items: Object.fromEntries(items),
    delivery: byScope.get('delivery') ?? ofOthers ?? null,
    ...(country !== null && { country }),
  };
}
