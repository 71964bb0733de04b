/** The filters of a search with what each value would find, counted without the filter itself. */
import { localeTag } from '#app/shared/locale.ts';
import { type Filters, OPTION_PARAMETER } from './search-query.ts';

/** The filter by an option. */
export type OptionFacet = `${typeof OPTION_PARAMETER}${string}`;

/** A filter, by its parameter in the address of a search. */
export type FacetName = 'category' | 'brand' | 'price' | 'rating' | 'sale' | 'stock' | OptionFacet;

/** A value as addresses have it; `count` is null where it would take too long to know. */
export type FacetCount = { value: string; count: number | null };

/** The options among them are those that what is found differs by. */
export type Facets = Record<FacetName, FacetCount[]>;

export const noFacets: Facets = {
  ...{ category: [], brand: [], price: [], rating: [] },
  ...{ sale: [], stock: [] },
};

/** The one value of a filter that is on or off. */
export const ON = '1';

/** Whether it is on or off: all that it leaves has its one value. */
export function isSwitch(name: FacetName): boolean {
  return name === 'sale' || name === 'stock';
}

export function optionFacet(option: string): OptionFacet {
  return `${OPTION_PARAMETER}${option}`;
}

export function isOptionFacet(name: string): name is OptionFacet {
  return name.startsWith(OPTION_PARAMETER);
}

/** The name of the option that the values of this filter are of. */
export function optionOf(name: OptionFacet): string {
  return name.slice(OPTION_PARAMETER.length);
}

/** The filters of this search, and of these facets, in the order in which they are offered. */
export function facetNames({ options }: Filters, facets: Facets = noFacets): FacetName[] {
  const chosen = options.map(([option]) => optionFacet(option));
  const counted = Object.keys(facets).filter(isOptionFacet);
  const all = [...new Set([...chosen, ...counted])];
  all.sort((one, other) => one.localeCompare(other, localeTag()));
  return ['category', ...all, 'brand', 'price', 'rating', 'sale', 'stock'];
}

/** Which filters are counted: these alone, or all but these. */
export type CountedFacets = { only: readonly FacetName[] } | { allBut: readonly FacetName[] };

export const NOTHING_COUNTED: CountedFacets = { only: [] };

export function isCounted(counted: CountedFacets, name: FacetName): boolean {
  return 'only' in counted ? counted.only.includes(name) : !counted.allBut.includes(name);
}

/** Whether any option may be. */
export function areOptionsCounted(counted: CountedFacets): boolean {
  return 'allBut' in counted || counted.only.some(isOptionFacet);
}

/** Whether several values can be chosen, of which any will do. */
export function takesSeveral(name: FacetName): boolean {
  return name === 'brand' || isOptionFacet(name);
}

/** The values that are chosen; none where a filter is not. */
export function chosenValues(query: Filters, name: FacetName): readonly string[] {
  if (name === 'brand') return query.brands;
  if (name === 'sale') return query.isOnSale ? [ON] : [];
  if (name === 'stock') return query.isInStock ? [ON] : [];
  if (isOptionFacet(name)) {
    return query.options.flatMap(([option, value]) => (option === optionOf(name) ? value : []));
  }
  const value = { category: query.category, price: query.priceClass, rating: query.rating }[name];
  return value === null ? [] : [String(value)];
}

/** The search with these values of a filter in place of others. */
export function withValues<Query extends Filters>(
  query: Query,
  name: FacetName,
  values: readonly string[],
): Query {
  if (name === 'brand') return { ...query, brands: values };
  if (name === 'sale') return { ...query, isOnSale: values.length > 0 };
  if (name === 'stock') return { ...query, isInStock: values.length > 0 };
  if (isOptionFacet(name)) {
    const others = query.options.filter(([option]) => option !== optionOf(name));
    return { ...query, options: [...others, ...values.map((value) => [optionOf(name), value])] };
  }
  const [value = null] = values;
  if (name === 'category') return { ...query, category: value };
  const number = value === null ? null : Number(value);
  return name === 'price' ? { ...query, priceClass: number } : { ...query, rating: number };
}

/** The search without one of the values that are chosen. */
export function withoutValue<Query extends Filters>(
  query: Query,
  name: FacetName,
  value: string,
): Query {
  const others = chosenValues(query, name).filter((one) => one !== value);
  return withValues(query, name, others);
}

/** The search with this value too, or in place of the other where there can be only one. */
export function withValue<Query extends Filters>(
  query: Query,
  name: FacetName,
  value: string,
): Query {
  const others = takesSeveral(name) ? chosenValues(query, name) : [];
  return withValues(query, name, [...others, value]);
}
