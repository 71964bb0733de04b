/**
 * A search sorted by price with too many matches to sort: it is read in ranges of price, one after
 * another. The tiny sample estimates where a page most likely ends.
 */
import { priceClasses } from '#app/features/catalogue/search/query/price-classes.ts';
import type { PageRequest } from '#app/features/catalogue/search/query/search-cursor.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';

/** The highest price that the database can hold, in cents. */
const HIGHEST_CENTS = 2 ** 31 - 1;

/**
 * The places in the sample at which one range ends and the next begins. The first range ends at the
 * second price of the sample and so holds about 256 products: a page is nearly always in it.
 */
const CUTS = [2, 8, 32];

/** How many prices of the sample are needed. */
export const MAX_SAMPLED_PRICES = Math.max(...CUTS);

/** Both ends are included. */
export type PriceRange = { fromCents: number; toCents: number };

/** The prices from the cursor on. */
export function remainingPrices(
  { priceClass }: SearchQuery,
  { sort, after }: PageRequest,
): PriceRange {
  const { fromCents, belowCents } = priceClasses[priceClass ?? -1] ?? {
    fromCents: 0,
    belowCents: null,
  };
  const toCents = (belowCents ?? HIGHEST_CENTS + 1) - 1;
  const shownCents = after === null ? null : Math.abs(after.key);
  if (shownCents === null) return { fromCents, toCents };
  return sort === 'price-down'
    ? { fromCents, toCents: Math.min(toCents, shownCents) }
    : { fromCents: Math.max(fromCents, shownCents), toCents };
}

/** The ranges in the order of the sort; `sampledCents` are the first prices of the sample in it. */
export function priceRanges(
  { fromCents, toCents }: PriceRange,
  sampledCents: readonly number[],
  isDown: boolean,
): PriceRange[] {
  const ranges: PriceRange[] = [];
  let [from, to] = [fromCents, toCents];
  for (const cut of CUTS.flatMap((place) => sampledCents[place - 1] ?? [])) {
    if (cut <= from || cut >= to) continue;
    ranges.push(isDown ? { fromCents: cut, toCents: to } : { fromCents: from, toCents: cut });
    if (isDown) to = cut - 1;
    else from = cut + 1;
  }
  return [...ranges, { fromCents: from, toCents: to }];
}
