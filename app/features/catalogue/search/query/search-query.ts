/** A search as the parameters of its address: `/search?q=&category=&price=&brand=&option.Size=&sort=&after=`. */
import type { VariantOptions } from '#app/features/catalogue/product/options/options.ts';

export const sorts = ['relevance', 'price', 'price-down', 'rating'] as const;

export type Sort = (typeof sorts)[number];

/** What a variant has to be to be found; of several brands, and of several values of one option, any. */
export type Filters = {
  category: string | null;
  /** The handle of a collection. */
  collection: string | null;
  /** The place of a price class (price-classes.ts). */
  priceClass: number | null;
  /** The fewest stars. */
  rating: number | null;
  brands: readonly string[];
  options: VariantOptions;
  isOnSale: boolean;
  isInStock: boolean;
};

export type SearchQuery = Filters & {
  /** What was typed; empty for all products. */
  text: string;
  sort: Sort;
};

export const noFilters: Filters = {
  category: null,
  collection: null,
  priceClass: null,
  rating: null,
  brands: [],
  options: [],
  isOnSale: false,
  isInStock: false,
};

/** The highest number of stars. */
export const MAX_STARS = 10;

/** A parameter that begins so has the value of an option, and its name after that. */
export const OPTION_PARAMETER = 'option.';

export function isNarrowed(filters: Filters): boolean {
  const { category, collection, priceClass, rating, brands, options, isOnSale, isInStock } =
    filters;
  const isOne = [category, collection, priceClass, rating].some((value) => value !== null);
  return isOne || brands.length > 0 || options.length > 0 || isOnSale || isInStock;
}

/** The parameters of a search's address. */
export function searchParams({ text, sort, ...filters }: SearchQuery): URLSearchParams {
  const { category, collection, priceClass, rating, brands, options } = filters;
  const params = new URLSearchParams({ q: text });
  if (category !== null) params.set('category', category);
  if (collection !== null) params.set('collection', collection);
  if (priceClass !== null) params.set('price', String(priceClass));
  if (rating !== null) params.set('rating', String(rating));
  for (const brand of brands) params.append('brand', brand);
  for (const [name, value] of options) params.append(`${OPTION_PARAMETER}${name}`, value);
  if (filters.isOnSale) params.set('sale', '1');
  if (filters.isInStock) params.set('stock', '1');
  if (sort !== 'relevance') params.set('sort', sort);
  return params;
}

/** The address of a search, or of the page of it that begins after a cursor. */
export function searchPath(query: SearchQuery, after: string | null = null): string {
  const params = searchParams(query);
  if (after !== null) params.set('after', after);
  return `/search?${params}`;
}

/** A search by words alone. */
export function searchFor(text: string): SearchQuery {
  return { text, ...noFilters, sort: 'relevance' };
}
