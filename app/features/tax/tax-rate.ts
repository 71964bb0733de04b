/** Rates of the tax that prices include. A rate is in basis points: 2,500 are 25 %. */
import { perLocale } from '#app/shared/locale.ts';
import { messages } from './messages/messages.ts';

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
  if (scope.kind === 'category') return messages.category(scope.category);
  return scope.kind === 'delivery' ? messages.delivery : messages.everythingElse;
}
