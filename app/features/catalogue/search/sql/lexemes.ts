/** Lexemes as `tsquery` spells them: https://www.postgresql.org/docs/current/datatype-textsearch.html */
import { MAX_STARS, type SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';

/** In quotes no character is an operator. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/[\\']/g, '$&$&')}'`;
}

/** Matches any of these lexemes. */
export function anyOf(lexemes: readonly string[]): string {
  return lexemes.map(quoteLexeme).join(' | ');
}

/** As many letters of a category as the index knows it by (db/schema/shop-schema.ts). */
function nameOf(category: string): string {
  return [...category].slice(0, 100).join('');
}

/** A facet that all have. */
const EVERY_PRODUCT = 'a';

type Narrowed = Pick<SearchQuery, 'category' | 'priceClass' | 'rating'>;

/** The facet of a product of this category and price class with so many stars. */
function facetOfStars({ category, priceClass }: Narrowed, stars: number): string {
  if (category === null) return priceClass === null ? `e${stars}` : `h${stars}.${priceClass}`;
  const name = nameOf(category);
  return priceClass === null ? `g${stars}.${name}` : `k${stars}.${priceClass}.${name}`;
}

/** The same for any of several numbers of stars; an empty list matches nothing. */
export function facetsOfStars(query: Narrowed, stars: readonly number[]): string {
  return anyOf(stars.map((count) => facetOfStars(query, count)));
}

/** The filters of a search, as facets of which a product has to have one. */
export function facetsOf(query: Narrowed): string {
  const { category, priceClass, rating } = query;
  if (category === null && priceClass === null) {
    return quoteLexeme(rating === null ? EVERY_PRODUCT : `r${rating}`);
  }
  if (rating === null && category === null) return quoteLexeme(`f${priceClass}`);
  if (rating === null && priceClass === null) return quoteLexeme(`c${nameOf(category ?? '')}`);
  const minStars = rating ?? 0;
  const stars = Array.from({ length: MAX_STARS - minStars + 1 }, (_, index) => minStars + index);
  return facetsOfStars(query, stars);
}
