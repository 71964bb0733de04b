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
  ratingClasses,
  SAMPLE_PLACE,
} from '#app/features/catalogue/search/policy/rating-classes.ts';
import {
  priceRanges,
  remainingPrices,
} from '#app/features/catalogue/search/policy/sorted-by-price.ts';
import {
  type CountedFacets,
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
import {
  type Candidates,
  readCandidates,
} from '#app/features/catalogue/search/sql/read-candidates.server.ts';
import { toSearchTerms } from '#app/features/catalogue/search/sql/search-terms.server.ts';
import { typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import type { Queries } from '#db/database.ts';

/** Which page of the results; `isGrouped` makes variants that share an id count as one. */
export type SearchPage = Pick<PageRequest, 'after' | 'skip' | 'limit' | 'isGrouped'>;

/** `found` is exact up to MAX_CANDIDATES; one more means that there are more. */
export type FoundProducts = FoundPage & { found: number; facets: Facets };

/**
 * What the candidates say: the places of a page, or null where they have to be read by price or rating: of more
 * matches than candidates, the cheapest and best rated need not be among them. A function of its own, so that
 * the thousand can be collected while the cards are read.
 */
function sumUp(
  { candidates, numbers, everyNth, sampled }: Candidates,
  page: PageRequest,
  counted: CountedFacets,
) {
  const placed = placeCandidates(candidates);
  const isComplete = placed.length <= MAX_CANDIDATES;
  const cards = cardsOf(placed.slice(0, MAX_CANDIDATES), page.isGrouped ?? false);
  const isRead = isComplete || page.sort === 'relevance' || page.limit === 0;
  return {
    sampled,
    places: isRead ? pageOf(cards, page) : null,
    found: isComplete ? cards.length : MAX_CANDIDATES + 1,
    facets: countFacets(counted, { cards, numbers }, { isComplete, everyNth }),
  };
}

/** A page of the products that match all words and filters, with these filters counted. A limit of 0 only counts. */
export async function findProducts(
  queries: Queries,
  query: SearchQuery,
  place: SearchPage,
  counted: CountedFacets,
  completions?: number,
): Promise<FoundProducts> {
  const words = typedWords(query.text);
  if (words.length === 0 && query.text !== '') {
    return { products: [], next: null, found: 0, facets: noFacets };
  }
  const terms = toSearchTerms(query, words, completions ?? maxCompletions(words.at(-1) ?? ''));
  const page = { sort: query.sort, ...place };
  const prices = remainingPrices(query, page);
  const paged = page.limit === 0 ? null : { sort: query.sort, prices };
  const { sampled, places, ...answer } = sumUp(
    await readCandidates(queries, terms, paged, counted),
    page,
    counted,
  );

  function readPlaces(): Promise<FoundPlace[]> {
    if (query.sort === 'rating') {
      const classes = ratingClasses(query.rating, sampled[SAMPLE_PLACE - 1] ?? null);
      return readRatingClasses(queries, terms, query, classes, page);
    }
    const ranges = priceRanges(prices, sampled, query.sort === 'price-down');
    return readPriceRanges(queries, terms, ranges, page);
  }

  return { ...(await readFoundPage(queries, places ?? (await readPlaces()), page)), ...answer };
}
