/** Rates of the tax that prices include. A rate is in basis points: 2,500 are 25 %. */

export const MAX_RATE_BASIS_POINTS = 10_000;

const EVERYTHING_ELSE = 'everything-else';
const DELIVERY = 'delivery';
const CATEGORY = 'category:';

/** What a rate is for: a category by its name, delivery, or all that has no rate of its own. */
export type TaxScope =
  | { kind: typeof EVERYTHING_ELSE | typeof DELIVERY }
  | { kind: 'category'; category: string };

export type TaxRate = { scope: TaxScope; basisPoints: number };

/** The key of its row in the database. */
export function taxScopeKey(scope: TaxScope): string {
  return scope.kind === 'category' ? `${CATEGORY}${scope.category}` : scope.kind;
}

/** What taxScopeKey has made. */
export function parseTaxScope(key: string): TaxScope {
  if (key.startsWith(CATEGORY)) return { kind: 'category', category: key.slice(CATEGORY.length) };
  return { kind: key === DELIVERY ? DELIVERY : EVERYTHING_ELSE };
}

/** `25%`, `8.1%`, `5.25%` */
export function formatRate(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
