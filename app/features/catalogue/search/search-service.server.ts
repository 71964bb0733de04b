/** The face of searching on the server: nothing outside this folder imports `policy/` or `sql/`. */

import { sql } from 'drizzle-orm';
import { type Product, toProduct } from '#app/features/catalogue/product/product.ts';
import {
  PRODUCT_COLUMNS,
  productRowSchema,
} from '#app/features/catalogue/product/product-row.server.ts';
import {
  isVague,
  MAX_CONSIDERED_PRODUCTS,
  MAX_CONSIDERED_WORDS,
  MAX_SUGGESTED_COMPLETIONS,
  MAX_SUGGESTED_PRODUCTS,
  MAX_SUGGESTED_WORDS,
  orderCompletions,
} from '#app/features/catalogue/search/policy/completions.ts';
import {
  alternativeTexts,
  wordsToCorrect,
} from '#app/features/catalogue/search/policy/spelling.ts';
import {
  chosenValues,
  type FacetName,
  facetNames,
  isSwitch,
  NOTHING_COUNTED,
  noFacets,
  withValues,
} from '#app/features/catalogue/search/query/facets.ts';
import { type SearchQuery, searchFor } from '#app/features/catalogue/search/query/search-query.ts';
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
import { plannedStatement } from '#db/read-rows.ts';
import { type FoundProducts, findProducts, type SearchPage } from './find-products.server.ts';

/** A product has no more choices than a page shows. */
const MAX_VARIANTS = 100;

const productsOf = plannedStatement<null, Product>(
  productRowSchema,
  () => sql`
    select ${PRODUCT_COLUMNS} from product
    where withdrawn_at is null
      and (id = ${sql.placeholder('number')} or variant = ${sql.placeholder('number')})
    order by position, variant limit ${sql.raw(String(MAX_VARIANTS))}`,
);

export type SearchPlace = SearchPage & {
  /** A chosen filter whose other values need no counts. */
  uncounted?: FacetName;
};

/** What was searched for instead, and what it found. */
export type NearMiss = FoundProducts & { query: SearchQuery };

export type SearchService = {
  /** A page of what matches all words and filters; the last word may be the beginning of one. */
  search(query: SearchQuery, place: SearchPlace): Promise<FoundProducts>;
  /** The variants whose article number was typed: their id, or that of the variant. */
  findByNumber(text: string): Promise<Product[]>;
  /** Whether there are words, all of them as common as "the", which are not searched for. */
  hasOnlyCommonWords(text: string): Promise<boolean>;
  /** When nothing matches: a page of the nearest search that finds something, or null. */
  nearMiss(query: SearchQuery, place: SearchPlace): Promise<NearMiss | null>;
  /** What a shopper who has typed so far may be looking for. */
  suggest(text: string): Promise<Suggestions>;
};

const nothing: FoundProducts = { products: [], next: null, found: 0, facets: noFacets };

export function createSearchService(queries: Queries): SearchService {
  async function search(query: SearchQuery, { uncounted, ...place }: SearchPlace) {
    // Of what is on sale all is on sale: a switch needs no second search.
    const chosen = facetNames(query).filter(
      (name) => !isSwitch(name) && chosenValues(query, name).length > 0,
    );
    const [found, ...others] = await Promise.all([
      findProducts(queries, query, place, { allBut: chosen }),
      ...chosen
        .filter((name) => name !== uncounted)
        .map((name) => countWithout(query, name, place)),
    ]);
    return { ...found, facets: Object.assign({}, found.facets, ...others) };
  }

  /** The values of a filter, as if none of them were chosen. */
  async function countWithout(query: SearchQuery, name: FacetName, place: SearchPlace) {
    const all = withValues(query, name, []);
    const { facets } = await findProducts(queries, all, { ...place, limit: 0 }, { only: [name] });
    return { [name]: facets[name] ?? [] };
  }

  /** Each product once, in one of its colours. */
  function suggestProducts(text: string): Promise<FoundProducts> {
    const place = { after: null, limit: MAX_CONSIDERED_PRODUCTS, isGrouped: true };
    return findProducts(
      queries,
      searchFor(text),
      place,
      NOTHING_COUNTED,
      MAX_SUGGESTED_COMPLETIONS,
    );
  }

  async function correct(words: readonly string[]): Promise<string[]> {
    const corrected = new Map<string, string>();
    for (const word of wordsToCorrect(words, await readKnownWords(queries, words))) {
      const nearest = nearestWord(word, await readSimilarWords(queries, word));
      if (nearest !== null) corrected.set(word, nearest);
    }
    return words.map((word) => corrected.get(word) ?? word);
  }

  return {
    search,
    findByNumber: (text) => readByNumber(queries, text),
    hasOnlyCommonWords: (text) => hasOnlyCommonWords(queries, typedWords(text)),
    async nearMiss(query, place) {
      const words = typedWords(query.text);
      for (const text of alternativeTexts(words, await correct(words))) {
        const near = { ...query, text };
        const found = await search(near, place);
        if (found.found > 0) return { query: near, ...found };
      }
      return null;
    },
    async suggest(text) {
      const words = typedWords(tidyQuery(text));
      const last = words.at(-1);
      if (last === undefined) return { queries: [], products: [] };
      const vague = isVague(words);
      const { products } = vague ? nothing : await suggestProducts(words.join(' '));
      const completions = orderCompletions(
        (await readCompletions(queries, last, MAX_CONSIDERED_WORDS)).map(({ word }) => word),
        products,
      );
      const before = words
        .slice(0, -1)
        .map((word) => `${word.toLowerCase()} `)
        .join('');
      const completed = completions.slice(0, MAX_SUGGESTED_WORDS).map((word) => `${before}${word}`);
      const shown = products.slice(0, MAX_SUGGESTED_PRODUCTS);
      if (shown.length > 0 || vague) return { queries: completed, products: shown };
      const corrected = (await correct(words)).join(' ');
      const near = corrected === words.join(' ') ? nothing : await suggestProducts(corrected);
      return {
        queries: near.found > 0 ? [corrected] : [],
        products: near.products.slice(0, MAX_SUGGESTED_PRODUCTS),
      };
    },
  };
}

/** The variants that are sold under this id or as this variant, in the catalogue's order. */
async function readByNumber(queries: Queries, number: string): Promise<Product[]> {
  return (await productsOf(queries, null, { number })).map(toProduct);
}
