/** Which filters a page offers, and in which order their values are read. */
import {
  chosenValues,
  type FacetCount,
  type FacetName,
  type Facets,
  facetNames,
  isOptionFacet,
} from '#app/features/catalogue/search/query/facets.ts';
import { isCutOff } from '#app/features/catalogue/search/query/search-count.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { perLocale } from '#app/shared/locale.ts';
import { remembered } from '#app/shared/remembered.ts';

/** Made once: `localeCompare` makes one a call, which took a tenth of a search. */
const words = perLocale((tag) => new Intl.Collator(tag, { numeric: true }));

const LETTER_SIZE = /^(?:(\d{1,2})-?x|(x*)-?)(s|m|l|small|medium|large)$/i;

/** `XXS` -3, `S` -1, `M` 0, `L` 1, `3XL` 4; null for what is no such size. */
function letterSize(value: string): number | null {
  const [, times, repeated = '', base] = LETTER_SIZE.exec(value) ?? [];
  if (base === undefined) return null;
  const steps = 1 + (times === undefined ? repeated.length : Number(times));
  const letter = base.charAt(0).toLowerCase();
  if (letter === 'm') return 0;
  return letter === 's' ? -steps : steps;
}

/** The number that a value begins with: `7.5`, `42 EU`, `32/34`. */
function numberOf(value: string): number | null {
  const [number] = /^\d+(?:[.,]\d+)?/.exec(value) ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

/** Its place among all values: first the sizes, then the numbers, then the other words. */
const placeOf = remembered((value: string): [kind: number, size: number] => {
  const size = letterSize(value);
  if (size !== null) return [0, size];
  const number = numberOf(value);
  return number === null ? [2, 0] : [1, number];
});

/** Compares two values for a sort. */
export function compareValues(one: string, other: string): number {
  const [[oneKind, oneSize], [otherKind, otherSize]] = [placeOf(one), placeOf(other)];
  return oneKind - otherKind || oneSize - otherSize || words().compare(one, other);
}

export type OfferedFacet = { name: FacetName; values: readonly FacetCount[] };

/** More values than these, the most frequent, are left to the page of categories and to other words. */
const MAX_CATEGORIES = 30;
const MAX_VALUES = 15;

/** Prices and stars by size, options as sizes are read, what has a name by its letters. */
function inOrder(name: FacetName, values: readonly FacetCount[]): FacetCount[] {
  if (name === 'rating')
    return values.toSorted((one, other) => Number(other.value) - Number(one.value));
  return values.toSorted((one, other) => compareValues(one.value, other.value));
}

/**
 * Whether there is something to choose: a value that leaves products out (where they are not all counted, it may), or
 * several of an option, of which a shopper looks for one, such as a size that every product here is made in.
 */
function isChoice(name: FacetName, values: readonly FacetCount[], found: number): boolean {
  if (isOptionFacet(name) && values.length > 1) return true;
  return values.some(({ count }) => isCutOff(found) || count !== found);
}

/** The filters by which what was found can be narrowed, and those that are chosen, with all their chosen values. */
export function offeredFacets(query: SearchQuery, facets: Facets, found: number): OfferedFacet[] {
  return facetNames(query, facets).flatMap((name) => {
    const chosen = chosenValues(query, name);
    const counted = facets[name] ?? [];
    if (chosen.length === 0 && !isChoice(name, counted, found)) return [];
    const max = name === 'category' ? MAX_CATEGORIES : MAX_VALUES;
    const known = counted.filter(({ value }, place) => place < max || chosen.includes(value));
    const others = chosen.filter((value) => known.every((one) => one.value !== value));
    // Not among the most frequent: how many a chosen one finds is not known.
    const values = [...others.map((value) => ({ value, count: null })), ...known];
    return [{ name, values: inOrder(name, values) }];
  });
}
