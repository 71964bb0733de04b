/** Finds a page of products: the candidates of the database, placed, put on cards and counted. */
import { MAX_CANDIDATES } from '#app/features/catalogue/search/policy/candidate-steps.ts';
import {
  cardsOf,
  pageOf,
  placeCandidates,
} from '#app/features/catalogue/search/policy/candidates.ts';
import { maxCompletions } from '#app/features/catalogue/search/policy/completions.ts';
import { countFacets } from '#app/features/catalogue/search/policy/facet-counts.ts';
import {
  priceRanges,
  remainingPrices,
} from '#app/features/catalogue/search/policy/price-ranges.ts';
import {
  ratingClasses,
  SAMPLE_PLACE,
} from '#app/features/catalogue/search/policy/rating-classes.ts';
import {
  type FacetName,
  type Facets,
  noFacets,
} from '#app/features/catalogue/search/query/facets.ts';
import type { PageRequest } from '#app/features/catalogue/search/query/search-cursor.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import {
  type FoundPage,
  type FoundPlace,
  readFoundPage,
} from '#app/features/catalogue/search/sql/found-page.server.ts';
import { readPriceRanges } from '#app/features/catalogue/search/sql/read-by-price.server.ts';
import { readRatingClasses } from '#app/features/catalogue/search/sql/read-by-rating.server.ts';
import { readCandidates } from '#app/features/catalogue/search/sql/read-candidates.server.ts';
import { toSearchTerms } from '#app/features/catalogue/search/sql/search-terms.server.ts';
import { typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import type { Queries } from '#db/database.ts';

/** Which page of the results; `isGrouped` makes listings that share an id count as one. */
export type SearchPage = Pick<PageRequest, 'after' | 'skip' | 'limit' | 'isGrouped'>;

/** `found` is exact up to MAX_CANDIDATES; one more means that there are more. */
export type FoundProducts = FoundPage & { found: number; facets: Facets };

/** A page of the products that match all words and filters, with these filters counted. A limit of 0 only counts. */
export async function findProducts(
  queries: Queries,
  query: SearchQuery,
  { after, skip = 0, limit, isGrouped = false }: SearchPage,
  counted: readonly FacetName[],
  completions?: number,
): Promise<FoundProducts> {
  const words = typedWords(query.text);
  if (words.length === 0 && query.text !== '') {
    return { products: [], next: null, found: 0, facets: noFacets };
  }
  const terms = toSearchTerms(query, words, completions ?? maxCompletions(words.at(-1) ?? ''));
  const page = { sort: query.sort, after, skip, limit, isGrouped };
  const prices = remainingPrices(query, page);
  const { candidates, everyNth, sampled } = await readCandidates(
    queries,
    terms,
    limit === 0 ? null : { sort: query.sort, prices },
  );
  const placed = placeCandidates(candidates);
  const isComplete = placed.length <= MAX_CANDIDATES;
  const cards = cardsOf(placed.slice(0, MAX_CANDIDATES), isGrouped);

  /** The best matches are among the candidates; the first by price or rating need not be. */
  async function readPlaces(): Promise<readonly FoundPlace[]> {
    if (isComplete || query.sort === 'relevance' || limit === 0) return pageOf(cards, page);
    if (query.sort !== 'rating') {
      const ranges = priceRanges(prices, sampled, query.sort === 'price-down');
      return readPriceRanges(queries, terms, ranges, page);
    }
    const classes = ratingClasses(query.rating, sampled[SAMPLE_PLACE - 1] ?? null);
    return readRatingClasses(queries, terms, query, classes, page);
  }

  return {
    ...(await readFoundPage(queries, await readPlaces(), page)),
    found: isComplete ? cards.length : MAX_CANDIDATES + 1,
    facets: countFacets(counted, cards, { isComplete, everyNth }),
  };
}
