/**
 * A search sorted by rating with too many matches to sort: the best-rated candidates are read by number
 * of stars, from the highest. The tiny sample estimates down to which number they most likely reach.
 */
import { MAX_STARS } from '#app/features/catalogue/search/query/search-query.ts';
import { MAX_CANDIDATES, TINY_SAMPLE } from './candidate-steps.ts';

/** The margin by which the candidates are expected to end before that place. */
const MARGIN = 1.3;

/** The place in the sample, best rating first, after which the candidates most likely end. */
export const SAMPLE_PLACE = Math.ceil((MARGIN * MAX_CANDIDATES) / TINY_SAMPLE.everyNth);

export type RatingClasses = {
  /** These numbers of stars are read in one query: few products have them. */
  together: number[];
  /** These one after another, as long as candidates are missing. */
  oneByOne: number[];
};

/** `sampledStars` is the rating at SAMPLE_PLACE; null when the sample is shorter. */
export function ratingClasses(minStars: number | null, sampledStars: number | null): RatingClasses {
  const count = MAX_STARS - (minStars ?? 0) + 1;
  const all = Array.from({ length: count }, (_, index) => MAX_STARS - index);
  const limit = sampledStars ?? -1;
  return {
    together: all.filter((stars) => stars > limit),
    oneByOne: all.filter((stars) => stars <= limit),
  };
}
