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
  MAX_SAMPLED_PRICES,
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
import {
  readPriceRanges,
  readSampledPrices,
} from '#app/features/catalogue/search/sql/read-by-price.server.ts';
import {
  readRatingClasses,
  readSampledStars,
} from '#app/features/catalogue/search/sql/read-by-rating.server.ts';
import { readCandidates } from '#app/features/catalogue/search/sql/read-candidates.server.ts';
import {
  type SearchTerms,
  toSearchTerms,
} from '#app/features/catalogue/search/sql/search-terms.server.ts';
import { typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import type { Queries } from '#db/database.ts';

/** Which page of the results; `isGrouped` makes listings that share an id count as one. */
export type SearchPage = Pick<PageRequest, 'after' | 'skip' | 'limit' | 'isGrouped'>;

/** `found` is exact up to MAX_CANDIDATES; one more means that there are more. */
export type FoundProducts = FoundPage & { found: number; facets: Facets };

async function readByPrice(
  queries: Queries,
  terms: SearchTerms,
  query: SearchQuery,
  page: PageRequest,
): Promise<FoundPlace[]> {
  const isDown = page.sort === 'price-down';
  const remaining = remainingPrices(query, page);
  const how = { isDown, limit: MAX_SAMPLED_PRICES };
  const sampled = await readSampledPrices(queries, terms, remaining, how);
  return readPriceRanges(queries, terms, priceRanges(remaining, sampled, isDown), page);
}

async function readByRating(
  queries: Queries,
  terms: SearchTerms,
  query: SearchQuery,
  page: PageRequest,
): Promise<FoundPlace[]> {
  const sampledStars = await readSampledStars(queries, terms, SAMPLE_PLACE);
  const classes = ratingClasses(query.rating, sampledStars);
  return readRatingClasses(queries, terms, query, classes, page);
}

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
  const isPaged = limit > 0;
  const how = { sort: query.sort, isPaged };
  const { candidates, everyNth } = await readCandidates(queries, terms, how);
  const placed = placeCandidates(candidates);
  const isComplete = placed.length <= MAX_CANDIDATES;
  const cards = cardsOf(placed.slice(0, MAX_CANDIDATES), isGrouped);
  // The best matches are among the candidates; the first by price or rating need not be.
  const isByRange = isPaged && !isComplete && query.sort !== 'relevance';
  const readRange = query.sort === 'rating' ? readByRating : readByPrice;
  const places = isByRange ? await readRange(queries, terms, query, page) : pageOf(cards, page);
  return {
    ...(await readFoundPage(queries, places, page)),
    found: isComplete ? cards.length : MAX_CANDIDATES + 1,
    facets: countFacets(counted, cards, { isComplete, everyNth }),
  };
}
