/** Where the pages of a search, of a category or of a collection are. */
import { collectionPath } from '#app/features/catalogue/product/collection/collection.ts';
import { categoryPath } from '#app/features/catalogue/product/product-path.ts';
import { type FacetName, takesSeveral, withValue } from './facets.ts';
import { type SearchQuery, searchParams } from './search-query.ts';

/** A page by its number; `after` is the cursor that it begins after, where a number alone is too far. */
export type PagePlace = { page: number; after: string | null };

export const FIRST_PAGE: PagePlace = { page: 1, after: null };

/** Pages are reached by their number up to this one, from there on one after another. */
export const MAX_NUMBERED_PAGE = 20;

/** As many cards as rows of two, three and four share. */
export const CARDS_PER_PAGE = 24;

/** The page that the parameters of an address name; null if there is none such. */
export function parsePagePlace(params: URLSearchParams): PagePlace | null {
  const [text, after] = [params.get('page') ?? '1', params.get('after')];
  if (!/^[1-9]\d{0,5}$/.test(text)) return null;
  const page = Number(text);
  return after === null && page > MAX_NUMBERED_PAGE ? null : { page, after };
}

/** A search without words in one category is the page of the category. */
export function isCategoryPage({ text, category, collection }: SearchQuery): boolean {
  return text === '' && category !== null && collection === null;
}

/** A search without words in one collection is the page of the collection. */
export function isCollectionPage({ text, collection }: SearchQuery): boolean {
  return text === '' && collection !== null;
}

/** What has a page of its own, whatever it is filtered by. */
function ownPage(query: SearchQuery): { path: string; is: 'category' | 'collection' } | null {
  const { category, collection } = query;
  if (isCollectionPage(query)) {
    return { path: collectionPath({ handle: collection ?? '' }), is: 'collection' };
  }
  return isCategoryPage(query) ? { path: categoryPath(category ?? ''), is: 'category' } : null;
}

/** The address of a search, or of a category or collection with its filters. */
export function productListPath(query: SearchQuery, { page, after } = FIRST_PAGE): string {
  const params = searchParams(query);
  const own = ownPage(query);
  if (own) {
    params.delete('q');
    params.delete(own.is);
  }
  if (page > 1) params.set('page', String(page));
  if (after !== null) params.set('after', after);
  const base = own?.path ?? '/search';
  return params.size === 0 ? base : `${base}?${params}`;
}

/** A value as the parameters of an address have it. */
function encoded(value: string): string {
  if (/^[\w.* -]*$/.test(value)) return value.replaceAll(' ', '+');
  return new URLSearchParams({ '': value }).toString().slice(1);
}

/** Stands for a value: no catalogue has it (read-cell.ts). */
const PLACE = { text: '\x1f', encoded: '%1F' };

/**
 * Where each value of a filter leads that is not chosen. The addresses differ in nothing else, so what is around the
 * value is written once: a page has a hundred of them.
 */
export function valuePaths(query: SearchQuery, name: FacetName): (value: string) => string {
  const pathOf = (value: string) => productListPath(withValue(query, name, value));
  // What is no text, or a part of the path, is written in another way.
  const isText = takesSeveral(name) || (name === 'category' && query.text !== '');
  const [before, after, ...others] = isText ? pathOf(PLACE.text).split(PLACE.encoded) : [];
  if (before === undefined || after === undefined || others.length > 0) return pathOf;
  return (value) => before + encoded(value) + after;
}

/** The numbers to link to around the current page; null stands for those left out. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  const near = all.filter(
    (page) => page === 1 || page === last || Math.abs(page - Math.min(current, last)) <= 2,
  );
  return near.flatMap((page, index) => {
    const before = near[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}
