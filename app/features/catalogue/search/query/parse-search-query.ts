/** Reads a search from the parameters of its address. */
import { tidyQuery } from '#app/features/catalogue/search/words/typed-words.ts';
import { isStorable } from '#app/shared/storable-text.ts';
import { priceClasses } from './price-classes.ts';
import { MAX_STARS, type SearchQuery, sorts } from './search-query.ts';

function wholeNumber(text: string | null, max: number): number | null {
  const number = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
  return number === null || number > max ? null : number;
}

/** Parses the parameters; an invalid filter is ignored. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const category = params.get('category');
  return {
    text: tidyQuery(params.get('q') ?? ''),
    category: category && isStorable(category) && category.isWellFormed() ? category : null,
    priceClass: wholeNumber(params.get('price'), priceClasses.length - 1),
    rating: wholeNumber(params.get('rating'), MAX_STARS) || null,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'relevance',
  };
}
