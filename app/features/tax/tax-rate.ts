/** Rates of the tax that prices include. A rate is in basis points: 2,500 are 25 %. */
import { perLocale } from '#app/shared/locale.ts';
import { messages } from './messages/messages.ts';

export const MAX_RATE_BASIS_POINTS = 10_000;

const EVERYTHING_ELSE = 'everything-else';
const DELIVERY = 'delivery';
const CATEGORY = 'category:';

/** What a rate is for. All but a category of the catalogue, by its name, are keys of their rows. */
export const TAX_SCOPES = [EVERYTHING_ELSE, DELIVERY, 'reduced', 'second-reduced'] as const;

/** `reduced` and `second-reduced` are tax categories of products; all that has no rate of its own is `everything-else`. */
export type TaxScope =
  | { kind: (typeof TAX_SCOPES)[number] }
  | { kind: 'category'; category: string };

/** `country` is empty for all countries that have no rates of their own. */
export type TaxRate = { country: string; scope: TaxScope; basisPoints: number };

/** The key of its row in the database, within its country. */
export function taxScopeKey(scope: TaxScope): string {
  return scope.kind === 'category' ? `${CATEGORY}${scope.category}` : scope.kind;
}

/** What taxScopeKey has made. */
export function parseTaxScope(key: string): TaxScope {
  if (key.startsWith(CATEGORY)) return { kind: 'category', category: key.slice(CATEGORY.length) };
  return { kind: TAX_SCOPES.find((scope) => scope === key) ?? EVERYTHING_ELSE };
}

const rateFormat = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }),
);

/** `25%`, `8.1%`, `5.25%` */
export function formatRate(basisPoints: number): string {
  return rateFormat().format(basisPoints / 10_000);
}

/** `25`, `8.1%`, `8,1 %` or `5.25` as basis points; null for what is no rate. */
export function parseRate(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s?%?$/.exec(text.trim()) ?? [];
  const basisPoints = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return basisPoints <= MAX_RATE_BASIS_POINTS ? basisPoints : null;
}

/** What a rate is for, in words. */
export function describeScope(scope: TaxScope): string {
  return scope.kind === 'category'
    ? messages.category(scope.category)
    : messages.scopes[scope.kind];
}
