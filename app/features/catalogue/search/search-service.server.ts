/** The one door to searching on the server: nothing outside this folder imports `policy/` or `sql/`. */

import type { Product } from '#app/features/catalogue/product/product.ts';
import {
  isVague,
  MAX_SUGGESTED_COMPLETIONS,
  MAX_SUGGESTED_PRODUCTS,
  MAX_SUGGESTED_WORDS,
  maxCompletions,
} from '#app/features/catalogue/search/policy/completions.ts';
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
  alternativeTexts,
  wordsToCorrect,
} from '#app/features/catalogue/search/policy/spelling.ts';
import {
  chosenValue,
  type FacetName,
  type Facets,
  facetNames,
  noFacets,
  withFacet,
} from '#app/features/catalogue/search/query/facets.ts';
import type { PageRequest } from '#app/features/catalogue/search/query/search-cursor.ts';
import { type SearchQuery, searchFor } from '#app/features/catalogue/search/query/search-query.ts';
import { readByNumber } from '#app/features/catalogue/search/sql/read-by-number.server.ts';
import {
  readPriceRanges,
  readSampledPrices,
} from '#app/features/catalogue/search/sql/read-by-price.server.ts';
import {
  readRatingClasses,
  readSampledStars,
} from '#app/features/catalogue/search/sql/read-by-rating.server.ts';
import {
  type FoundProducts,
  readCandidates,
} from '#app/features/catalogue/search/sql/read-candidates.server.ts';
import {
  type SearchTerms,
  toSearchTerms,
} from '#app/features/catalogue/search/sql/search-terms.server.ts';
import {
  hasOnlyCommonWords,
  readCompletions,
  readKnownWords,
  readSimilarWords,
} from '#app/features/catalogue/search/sql/word-store.server.ts';
import type { Suggestions } from '#app/features/catalogue/search/suggestions/suggestions.ts';
import { nearestWord } from '#app/features/catalogue/search/words/nearest-word.ts';
import { tidyQuery, typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import type { Queries } from '#db/database.ts';

/** Which page of the results; `isGrouped` makes listings that share an id count as one. */
export type SearchPlace = Pick<PageRequest, 'after' | 'skip' | 'limit' | 'isGrouped'> & {
  /** A chosen filter whose other values need no counts. */
  uncounted?: FacetName;
};

export type SearchService = {
  /** A page of what matches all words and filters; the last word may be the beginning of one. */
  search(query: SearchQuery, place: SearchPlace): Promise<FoundProducts>;
  /** The listings whose article number was typed: their id, or that of the listing. */
  findByNumber(text: string): Promise<Product[]>;
  /** Whether there are words, all of them as common as "the", which are not searched for. */
  hasOnlyCommonWords(text: string): Promise<boolean>;
  /** When nothing matches: the nearest text with which something does, or null. */
  nearMiss(query: SearchQuery): Promise<string | null>;
  /** What a shopper who has typed so far may be looking for. */
  suggest(text: string): Promise<Suggestions>;
};

const nothing: FoundProducts = { products: [], next: null, found: 0, facets: noFacets };

export function createSearchService(queries: Queries): SearchService {
  async function termsOf(query: SearchQuery, max?: number): Promise<SearchTerms> {
    const words = typedWords(query.text);
    const last = words.at(-1) ?? '';
    const known = last ? await readCompletions(queries, last, max ?? maxCompletions(last)) : [];
    return toSearchTerms(
      query,
      words,
      known.map(({ lexeme }) => lexeme),
    );
  }

  async function searchByPrice(terms: SearchTerms, query: SearchQuery, page: PageRequest) {
    const isDown = page.sort === 'price-down';
    const remaining = remainingPrices(query, page);
    const sampled = await readSampledPrices(queries, terms, remaining, {
      isDown,
      limit: MAX_SAMPLED_PRICES,
    });
    return readPriceRanges(queries, terms, priceRanges(remaining, sampled, isDown), page);
  }

  async function searchByRating(terms: SearchTerms, query: SearchQuery, page: PageRequest) {
    const sampledStars = await readSampledStars(queries, terms, SAMPLE_PLACE);
    const classes = ratingClasses(query.rating, sampledStars);
    return readRatingClasses(queries, terms, query, classes, page);
  }

  async function search(query: SearchQuery, place: SearchPlace) {
    const terms = await termsOf(query);
    if (terms.last === '' && query.text !== '') return nothing;
    const page = { sort: query.sort, ...place };
    const isChosen = (name: FacetName) => chosenValue(query, name) !== null;
    const open = facetNames.filter((name) => !isChosen(name));
    const [candidates, ...others] = await Promise.all([
      readCandidates(queries, terms, page, open),
      ...facetNames
        .filter((name) => isChosen(name) && name !== place.uncounted)
        .map((name) => countWithout(query, name, place.isGrouped)),
    ]);
    const { isComplete, ...found } = candidates;
    const facets: Facets = Object.assign({}, found.facets, ...others);
    // The best matches are among the candidates; the first by price or rating need not be.
    if (isComplete || query.sort === 'relevance') return { ...found, facets };
    const read = query.sort === 'rating' ? searchByRating : searchByPrice;
    return { ...found, facets, ...(await read(terms, query, page)) };
  }

  /** The values of a filter, as if none of them were chosen. */
  async function countWithout(query: SearchQuery, name: FacetName, isGrouped = false) {
    const terms = await termsOf(withFacet(query, name, null));
    const page = { sort: 'relevance', after: null, limit: 0, isGrouped } as const;
    const { facets } = await readCandidates(queries, terms, page, [name]);
    return { [name]: facets[name] };
  }

  async function suggestProducts(text: string): Promise<FoundProducts> {
    const terms = await termsOf(searchFor(text), MAX_SUGGESTED_COMPLETIONS);
    if (terms.last === '') return nothing;
    const page = { sort: 'relevance', after: null, limit: MAX_SUGGESTED_PRODUCTS } as const;
    return readCandidates(queries, terms, page);
  }

  async function correct(words: readonly string[]): Promise<string[]> {
    const corrected = new Map<string, string>();
    for (const word of wordsToCorrect(words, await readKnownWords(queries, words))) {
      const nearest = nearestWord(word, await readSimilarWords(queries, word));
      if (nearest !== null) corrected.set(word, nearest);
    }
    return words.map((word) => corrected.get(word) ?? word);
  }

  /** Whether a search finds something, without counting by filters. */
  async function readCount(query: SearchQuery) {
    const terms = await termsOf(query);
    if (terms.last === '') return nothing;
    return readCandidates(queries, terms, { sort: 'relevance', after: null, limit: 0 });
  }

  return {
    search,
    findByNumber: (text) => readByNumber(queries, text),
    hasOnlyCommonWords: (text) => hasOnlyCommonWords(queries, typedWords(text)),
    async nearMiss(query) {
      const words = typedWords(query.text);
      for (const text of alternativeTexts(words, await correct(words))) {
        const { found } = await readCount({ ...query, text });
        if (found > 0) return text;
      }
      return null;
    },
    async suggest(text) {
      const words = typedWords(tidyQuery(text));
      const last = words.at(-1);
      if (last === undefined) return { queries: [], products: [] };
      const completions = await readCompletions(queries, last, MAX_SUGGESTED_WORDS);
      const before = words
        .slice(0, -1)
        .map((word) => `${word.toLowerCase()} `)
        .join('');
      const completed = completions.map(({ word }) => `${before}${word}`);
      const { products } = isVague(words) ? nothing : await suggestProducts(words.join(' '));
      if (products.length > 0 || isVague(words)) return { queries: completed, products };
      const corrected = (await correct(words)).join(' ');
      const near = corrected === words.join(' ') ? nothing : await suggestProducts(corrected);
      return { queries: near.found > 0 ? [corrected] : [], products: near.products };
    },
  };
}
