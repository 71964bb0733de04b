/** Lexemes as `tsquery` spells them: https://www.postgresql.org/docs/current/datatype-textsearch.html */
import { type Filters, MAX_STARS } from '#app/features/catalogue/search/query/search-query.ts';

/** In quotes no character is an operator. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/[\\']/g, '$&$&')}'`;
}

/** Matches any of these lexemes. */
export function anyOf(lexemes: readonly string[]): string {
  return lexemes.map(quoteLexeme).join(' | ');
}

/** As many letters of a name as the index knows it by (db/schema/catalogue-schema.ts). */
function nameOf(name: string): string {
  return [...name].slice(0, 100).join('');
}

/** A facet that all have. */
const EVERY_PRODUCT = 'a';

type Narrowed = Pick<Filters, 'category' | 'priceClass' | 'rating'>;

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

/** Category, class of price and stars, as facets of which a product has to have one; null without any of them. */
function narrowedTo(query: Narrowed): string | null {
  const { category, priceClass, rating } = query;
  if (category === null && priceClass === null) {
    return rating === null ? null : quoteLexeme(`r${rating}`);
  }
  if (rating === null && category === null) return quoteLexeme(`f${priceClass}`);
  if (rating === null && priceClass === null) return quoteLexeme(`c${nameOf(category ?? '')}`);
  const minStars = rating ?? 0;
  const stars = Array.from({ length: MAX_STARS - minStars + 1 }, (_, index) => minStars + index);
  return facetsOfStars(query, stars);
}

/** The filters of a search as a query of facets. What is asked of one variant is in the facets of one row. */
export function facetsOf(query: Filters): string {
  const { collection, brands, options, isOnSale, isInStock } = query;
  const valuesOf = Map.groupBy(options, ([name]) => name).values();
  const all = [
    narrowedTo(query),
    collection === null ? null : quoteLexeme(`l${collection}`),
    brands.length === 0 ? null : anyOf(brands.map((brand) => `b${nameOf(brand)}`)),
    ...[...valuesOf].map((pairs) =>
      anyOf(pairs.map(([name, value]) => `o${nameOf(name)}\n${nameOf(value)}`)),
    ),
    isOnSale ? quoteLexeme('s') : null,
    isInStock ? quoteLexeme('i') : null,
  ].filter((facets) => facets !== null);
  if (all.length < 2) return all[0] ?? quoteLexeme(EVERY_PRODUCT);
  return all.map((facets) => `(${facets})`).join(' & ');
}
