/** Lexemes as `tsquery` spells them: https://www.postgresql.org/docs/current/datatype-textsearch.html */
import { MAX_STARS, type SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';

/** Between quotes every sign is only a sign. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/[\\']/g, '$&$&')}'`;
}

/** One of these at least. */
export function anyOf(lexemes: readonly string[]): string {
  return lexemes.map(quoteLexeme).join(' | ');
}

/** As many letters of a category as the index knows it by (db/schema.ts). */
function nameOf(category: string): string {
  return [...category].slice(0, 100).join('');
}

/** A facet that all have. */
const EVERY_PRODUCT = 'a';

type Narrowed = Pick<SearchQuery, 'category' | 'priceClass' | 'rating'>;

/** What a product of the category and the class that are asked for has when it has so many stars. */
function facetOfStars({ category, priceClass }: Narrowed, stars: number): string {
  if (category === null) return priceClass === null ? `e${stars}` : `h${stars}.${priceClass}`;
  const name = nameOf(category);
  return priceClass === null ? `g${stars}.${name}` : `k${stars}.${priceClass}.${name}`;
}

/** The same for one of several numbers of stars; nothing has none of them. */
export function facetsOfStars(query: Narrowed, stars: readonly number[]): string {
  return anyOf(stars.map((count) => facetOfStars(query, count)));
}

/** What a search is narrowed to, as facets of which a product has to have one. */
export function facetsOf(query: Narrowed): string {
  const { category, priceClass, rating } = query;
  if (category === null && priceClass === null) {
    return quoteLexeme(rating === null ? EVERY_PRODUCT : `r${rating}`);
  }
  if (rating === null && category === null) return quoteLexeme(`f${priceClass}`);
  if (rating === null && priceClass === null) return quoteLexeme(`c${nameOf(category ?? '')}`);
  const least = rating ?? 0;
  const stars = Array.from({ length: MAX_STARS - least + 1 }, (_, index) => least + index);
  return facetsOfStars(query, stars);
}
