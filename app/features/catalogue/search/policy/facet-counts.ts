/** Counts the candidates by the values of the filters, and says what that means for all matches. */
import { reductionOf } from '#app/features/catalogue/product/price/price-history.ts';
import {
  type FacetCount,
  type FacetName,
  type Facets,
  isOptionFacet,
  noFacets,
  ON_SALE,
  optionFacet,
  optionOf,
} from '#app/features/catalogue/search/query/facets.ts';
import { priceClassOf } from '#app/features/catalogue/search/query/price-classes.ts';
import { MAX_CANDIDATES } from './candidate-steps.ts';
import type { Candidate } from './candidates.ts';

/** A value among the candidates; `sampled` of them are in the sample of one of every `everyNth` products. */
export type ValueCount = { value: string; count: number; sampled: number };

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

/** More values of a filter are not offered. */
const MAX_VALUES = 30;

/** So many options are offered: those that most variants have. */
const MAX_OPTION_FACETS = 6;

type Variant = Omit<Candidate, 'key' | 'position' | 'variant' | 'id'>;

type ToValue = (variant: Variant) => string | number | null;

/** The value that a variant has in each filter; null for none, as fewer stars than can be asked for. */
const facetValueOf: Record<Exclude<FacetName, `option.${string}`>, ToValue> = {
  category: ({ category }) => category || null,
  brand: ({ brand }) => brand || null,
  price: ({ priceCents }) => priceClassOf(priceCents),
  rating: ({ rating }) => (rating < MIN_STARS ? null : rating),
  sale: (variant) => (reductionOf(variant) ? ON_SALE : null),
};

function toValueOf(name: FacetName): ToValue {
  if (!isOptionFacet(name)) return facetValueOf[name];
  const option = optionOf(name);
  return ({ options }) => options.find(([one]) => one === option)?.[1] ?? null;
}

/** The filters by the options that most of these variants have. */
function optionFacetsOf(cards: readonly (readonly Variant[])[]): FacetName[] {
  const counts = new Map<string, number>();
  for (const card of cards) {
    for (const { options } of card) {
      for (const [name] of options) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([one, count], [other, most]) => most - count || (one < other ? -1 : 1))
    .map(([name]) => optionFacet(name));
}

/** The variants of a card by whose values it is counted: by all of them, but by the most stars alone. */
function countedVariants(name: FacetName, card: readonly Variant[]): readonly Variant[] {
  if (name !== 'rating' || card.length === 1) return card;
  return [card.reduce((best, one) => (one.rating > best.rating ? one : best))];
}

/** How many cards have each value of a filter, and how many variants of the sample; the most frequent first. */
function countValues(name: FacetName, cards: readonly (readonly Variant[])[]): ValueCount[] {
  const toValue = toValueOf(name);
  const counts = new Map<string | number, { count: number; sampled: number; lastCard: number }>();
  const countOf = (value: string | number) => {
    const known = counts.get(value);
    if (known) return known;
    const first = { count: 0, sampled: 0, lastCard: -1 };
    counts.set(value, first);
    return first;
  };
  let cardNumber = 0;
  for (const card of cards) {
    for (const variant of countedVariants(name, card)) {
      const value = toValue(variant);
      if (value === null) continue;
      const counted = countOf(value);
      // Of several variants with one value the first has counted the card.
      if (counted.lastCard !== cardNumber) counted.count += 1;
      counted.lastCard = cardNumber;
    }
    for (const variant of card) {
      const value = variant.isSampled ? toValue(variant) : null;
      if (value !== null) countOf(value).sampled += 1;
    }
    cardNumber += 1;
  }
  return [...counts]
    .map(([value, { count, sampled }]) => ({ value: String(value), count, sampled }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, MAX_VALUES);
}

/** The filters that are counted. */
export type IsCounted = (name: FacetName) => boolean;

/** These filters counted, as they are shown; the others are empty. */
export function countFacets(
  isCounted: IsCounted,
  cards: readonly (readonly Variant[])[],
  sample: { isComplete: boolean; everyNth: number },
): Facets {
  const facets: Facets = { ...noFacets };
  const options = optionFacetsOf(cards).filter(isCounted).slice(0, MAX_OPTION_FACETS);
  const names = (['category', 'brand', 'price', 'rating', 'sale'] as const).filter(isCounted);
  for (const name of [...names, ...options]) {
    const values = countValues(name, cards);
    const shown = name === 'rating' ? countAtLeast(values) : values;
    facets[name] = shown.map((one) => toFacetCount(one, sample));
  }
  return facets;
}
