/** The filters of a search with what each value would find, counted without the filter itself. */
import type { SearchQuery } from './search-query.ts';

/** The filters, in the order in which they are offered. */
export const facetNames = ['category', 'price', 'rating'] as const;

export type FacetName = (typeof facetNames)[number];

/** A value as addresses have it; `count` is null where it would take too long to know. */
export type FacetCount = { value: string; count: number | null };

export type Facets = Record<FacetName, FacetCount[]>;

export const noFacets: Facets = { category: [], price: [], rating: [] };

/** The value that is chosen, or null. */
export function chosenValue(query: SearchQuery, name: FacetName): string | null {
  const value = { category: query.category, price: query.priceClass, rating: query.rating }[name];
  return value === null ? null : String(value);
}

/** The search with another value of a filter, or with none. */
export function withFacet(query: SearchQuery, name: FacetName, value: string | null): SearchQuery {
  if (name === 'category') return { ...query, category: value };
  const number = value === null ? null : Number(value);
  return name === 'price' ? { ...query, priceClass: number } : { ...query, rating: number };
}
