/** Counts the candidates by the values of the filters, and says what that means for all matches. */
import { reductionOf } from '#app/features/catalogue/product/price/price-history.ts';
import {
  type CountedFacets,
  type FacetCount,
  type FacetName,
  type Facets,
  isCounted,
  isOptionFacet,
  noFacets,
  ON,
} from '#app/features/catalogue/search/query/facets.ts';
import { priceClassOf } from '#app/features/catalogue/search/query/price-classes.ts';
import { MAX_CANDIDATES } from './candidate-steps.ts';
import type { Candidate } from './candidates.ts';
import type { FacetNumbers, TextFacet } from './facet-numbers.ts';
import { countHighest, countNumbered, countValues, type ValueCount } from './value-counts.ts';

/** The fewest stars that can be asked for. */
export const MIN_STARS = 3;
const MAX_STARS = 9;

/**
 * How many have at least so many stars, for each number that can be asked for and that any of them has.
 * `values` counts a card once, by the most stars of its variants.
 */
export function countAtLeast(values: readonly ValueCount[]): ValueCount[] {
  const choices = Array.from(
    { length: MAX_STARS - MIN_STARS + 1 },
    (_, index) => MIN_STARS + index,
  );
  return choices.flatMap((stars) => {
    const enough = values.filter(({ value }) => Number(value) >= stars);
    if (enough.length === 0) return [];
    const sum = (of: 'count' | 'sampled') => enough.reduce((all, one) => all + one[of], 0);
    return [{ value: String(stars), count: sum('count'), sampled: sum('sampled') }];
  });
}

/** By this many standard deviations an estimate may be off. */
const DEVIATIONS = 3;

/** Whether a sample most certainly stands for more than can be counted. */
function isSurelyMore(sampled: number, everyNth: number): boolean {
  return (sampled - DEVIATIONS * Math.sqrt(sampled)) * everyNth > MAX_CANDIDATES;
}

/**
 * The count that is shown: exact when the candidates are all the matches; else one more than can be
 * counted, or null when that is not certain. A number on the page is never a guess.
 */
export function toFacetCount(
  { value, count, sampled }: ValueCount,
  { isComplete, everyNth }: { isComplete: boolean; everyNth: number },
): FacetCount {
  if (isComplete) return { value, count };
  return { value, count: isSurelyMore(sampled, everyNth) ? MAX_CANDIDATES + 1 : null };
}

/** So many options are offered: those that most cards have a value of. */
const MAX_OPTION_FACETS = 6;

type Variant = Omit<Candidate, 'key' | 'position' | 'variant' | 'id'>;

type Cards = readonly (readonly Variant[])[];

/** The values of each filter by what is no text. */
const countsOf: Record<Exclude<FacetName, TextFacet>, (cards: Cards) => ValueCount[]> = {
  price: (cards) => countValues(cards, ({ priceCents }) => priceClassOf(priceCents)),
  rating: (cards) => countAtLeast(countHighest(cards, ({ rating }) => rating)),
  sale: (cards) => countValues(cards, (variant) => (reductionOf(variant) ? Number(ON) : null)),
  // Where nothing is sold out there is nothing to choose.
  stock: (cards) =>
    cards.some((variants) => variants.some(({ isSoldOut }) => isSoldOut))
      ? countValues(cards, ({ isSoldOut }) => (isSoldOut ? null : Number(ON)))
      : [],
};

const facetsByNumber = ['price', 'rating', 'sale', 'stock'] as const;

type Counts = [FacetName, ValueCount[]];

function compareByCards([one, few]: Counts, [other, many]: Counts): number {
  const sumOf = (values: readonly ValueCount[]) =>
    values.reduce((sum, { count }) => sum + count, 0);
  return sumOf(many) - sumOf(few) || (one < other ? -1 : 1);
}

/** Of the options those that most cards have a value of. */
function textCountsOf(cards: Cards, numbers: FacetNumbers, counted: CountedFacets): Counts[] {
  const all: Counts[] = [...countNumbered(cards, numbers)].filter(([name]) =>
    isCounted(counted, name),
  );
  const options = all.filter(([name]) => isOptionFacet(name)).sort(compareByCards);
  return [...all.filter(([name]) => !isOptionFacet(name)), ...options.slice(0, MAX_OPTION_FACETS)];
}

/** These filters counted, as they are shown; the others are empty. */
export function countFacets(
  counted: CountedFacets,
  { cards, numbers }: { cards: Cards; numbers: FacetNumbers },
  sample: { isComplete: boolean; everyNth: number },
): Facets {
  const names = facetsByNumber.filter((name) => isCounted(counted, name));
  const counts = [
    ...textCountsOf(cards, numbers, counted),
    ...names.map((name): Counts => [name, countsOf[name](cards)]),
  ];
  const facets: Facets = { ...noFacets };
  for (const [name, values] of counts)
    facets[name] = values.map((one) => toFacetCount(one, sample));
  return facets;
}
