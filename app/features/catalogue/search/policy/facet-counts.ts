/** What the number of candidates with a value of a filter says about all matches. */
import type { FacetCount } from '#app/features/catalogue/search/query/facets.ts';
import { MAX_CANDIDATES } from './candidate-steps.ts';

/** A value among the candidates; `sampled` of them are in the sample of one of every `everyNth` products. */
export type ValueCount = { value: string; count: number; sampled: number };

/** The fewest stars that can be asked for. */
export const MIN_STARS = 3;
const MAX_STARS = 9;

/**
 * How many have at least so many stars, for each number that can be asked for and that any of them has.
 * `values` counts a card once, by the most stars of its listings.
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
