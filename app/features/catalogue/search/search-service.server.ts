/** Searches as pages and programs ask for them. */

import type { SearchCursor } from '#app/features/catalogue/search/query/search-cursor.ts';
import {
  isNarrowed,
  type SearchQuery,
  searchFor,
} from '#app/features/catalogue/search/query/search-query.ts';
import { facetsOf, quoteLexeme } from '#app/features/catalogue/search/sql/lexemes.ts';
import { readByPrice } from '#app/features/catalogue/search/sql/search-by-price.server.ts';
import { readByRating } from '#app/features/catalogue/search/sql/search-by-rating.server.ts';
import {
  MAX_CANDIDATES,
  type SearchTerms,
} from '#app/features/catalogue/search/sql/search-candidates.server.ts';
import {
  type FoundProducts,
  readCandidates,
} from '#app/features/catalogue/search/sql/search-store.server.ts';
import type { Suggestions } from '#app/features/catalogue/search/suggestions/suggestions.ts';
import { nearestWord } from '#app/features/catalogue/search/words/nearest-word.ts';
import {
  readCompletions,
  readKnownWords,
  readSimilarWords,
} from '#app/features/catalogue/search/words/search-words-store.server.ts';
import { tidyQuery, typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import type { Queries } from '#db/database.ts';

/** `found` is null where nothing was counted, since nothing was searched for. */
export type SearchPage = Omit<FoundProducts, 'found'> & { found: number | null };

export type SearchService = {
  /** A page of what matches all words and filters; the last word may be the beginning of one. */
  search(query: SearchQuery, after: SearchCursor | null, limit: number): Promise<FoundProducts>;
  /** When nothing matches: the nearest text with which something does, or null. */
  nearMiss(query: SearchQuery): Promise<string | null>;
  /** What somebody who has typed so far may be looking for. */
  suggest(text: string): Promise<Suggestions>;
};

const nothing: FoundProducts = { products: [], next: null, found: 0, categories: [] };

/**
 * The commonest words that begin like the last one stand for all of them: each is a list to read, and
 * those of a letter or two are long.
 */
function mostCompletions(last: string): number {
  return [...last].length < 3 ? 6 : 12;
}

/** For a list of six products fewer will do. */
const MAX_SUGGESTED_COMPLETIONS = 5;

/** Words that are asked about when one is misspelt, each a look at the trigrams. */
const MAX_CORRECTED = 4;

/** No word that is longer was meant to be one of the catalogue's. */
const MAX_MISSPELT_LETTERS = 40;

/** Searches that are tried before nothing at all is said to be near. */
const MAX_NEAR_TRIES = 5;

const MAX_SIMILAR = 50;
const MAX_SUGGESTED_WORDS = 4;
const MAX_SUGGESTED_PRODUCTS = 6;

export function createSearchService(queries: Queries): SearchService {
  async function termsOf(query: SearchQuery, most?: number): Promise<SearchTerms> {
    const words = typedWords(query.text);
    const last = words.pop() ?? '';
    const known = last ? await readCompletions(queries, last, most ?? mostCompletions(last)) : [];
    const lexemes = [...new Set(known.map(({ lexeme }) => quoteLexeme(lexeme)))];
    return {
      words,
      last,
      completions: lexemes.length > 0 ? lexemes : null,
      facets: last !== '' && !isNarrowed(query) ? null : facetsOf(query),
    };
  }

  async function search(query: SearchQuery, after: SearchCursor | null, limit: number) {
    const terms = await termsOf(query);
    if (terms.last === '' && query.text !== '') return nothing;
    const page = { sort: query.sort, after, limit };
    const found = await readCandidates(queries, terms, page);
    // The best are among the candidates; in any other order that is sure only of all that is found.
    if (found.found <= MAX_CANDIDATES || query.sort === 'relevance') return found;
    const read = query.sort === 'rating' ? readByRating : readByPrice;
    return { ...found, ...(await read(queries, terms, query, page)) };
  }

  async function suggestProducts(text: string): Promise<FoundProducts> {
    const terms = await termsOf(searchFor(text), MAX_SUGGESTED_COMPLETIONS);
    if (terms.last === '') return nothing;
    const page = { sort: 'relevance', after: null, limit: MAX_SUGGESTED_PRODUCTS } as const;
    return readCandidates(queries, terms, page);
  }

  async function correct(words: readonly string[]): Promise<string[]> {
    const known = await readKnownWords(queries, words);
    const unknown = words
      .filter((word) => !known.has(word) && word.length <= MAX_MISSPELT_LETTERS)
      .slice(0, MAX_CORRECTED);
    const corrected = new Map<string, string>();
    for (const word of unknown) {
      const similar = await readSimilarWords(queries, word, MAX_SIMILAR);
      const nearest = nearestWord(word, similar);
      if (nearest !== null) corrected.set(word, nearest);
    }
    return words.map((word) => corrected.get(word) ?? word);
  }

  async function matches(query: SearchQuery, text: string): Promise<boolean> {
    return (await search({ ...query, text, sort: 'relevance' }, null, 1)).found > 0;
  }

  return {
    search,
    async nearMiss(query) {
      const words = typedWords(query.text);
      const corrected = await correct(words);
      const tries = [
        ...(corrected.join() === words.join() ? [] : [corrected]),
        ...(corrected.length > 1 ? [corrected.slice(0, -1), corrected.slice(1)] : []),
        ...(corrected.length > 2 ? corrected.map((word) => [word]) : []),
      ];
      for (const tried of tries.slice(0, MAX_NEAR_TRIES)) {
        const text = tried.join(' ');
        if (await matches(query, text)) return text;
      }
      return null;
    },
    async suggest(text) {
      const words = typedWords(tidyQuery(text));
      const last = words.pop() ?? '';
      if (last === '') return { queries: [], products: [] };
      const completions = await readCompletions(queries, last, MAX_SUGGESTED_WORDS);
      const before = words
        .map((word) => `${word} `)
        .join('')
        .toLowerCase();
      const completed = completions.map(({ word }) => `${before}${word}`);
      // A single letter is the beginning of too much to mean any product.
      const isVague = words.length === 0 && [...last].length === 1;
      const { products } = isVague ? nothing : await suggestProducts([...words, last].join(' '));
      if (products.length > 0 || isVague) {
        return { queries: completed, products };
      }
      const corrected = (await correct([...words, last])).join(' ');
      const isCorrected = corrected !== [...words, last].join(' ');
      const near = isCorrected ? await suggestProducts(corrected) : nothing;
      return { queries: near.found > 0 ? [corrected] : [], products: near.products };
    },
  };
}
