/** Reads a search from the parameters of its address. */
import {
  MAX_OPTION,
  MAX_OPTIONS,
  type VariantOption,
} from '#app/features/catalogue/product/options/options.ts';
import { tidyQuery } from '#app/features/catalogue/search/words/typed-words.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { priceClasses } from './price-classes.ts';
import { MAX_STARS, OPTION_PARAMETER, type SearchQuery, sorts } from './search-query.ts';

/** So many brands, and so many values of options: more than anybody chooses by hand. */
const MAX_CHOSEN = 20;

/** The longest name of a brand or handle of a collection, in characters. */
const MAX_NAME = 100;

function wholeNumber(text: string | null, max: number): number | null {
  const number = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
  return number === null || number > max ? null : number;
}

function isName(text: string, max = MAX_NAME): boolean {
  return text !== '' && text.length <= max && isStorable(text);
}

/** Sorted, so that what was chosen in another order is the same search. */
function brandsOf(params: URLSearchParams): string[] {
  const brands = params.getAll('brand').filter((brand) => isName(brand));
  return [...new Set(brands)].sort().slice(0, MAX_CHOSEN);
}

/** Of no more options than a variant can have: no more are counted without their own values. */
function optionsOf(params: URLSearchParams): VariantOption[] {
  const names = [...new Set(params.keys())]
    .filter((key) => key.startsWith(OPTION_PARAMETER))
    .map((key) => key.slice(OPTION_PARAMETER.length))
    .filter((name) => isName(name, MAX_OPTION.name))
    .sort()
    .slice(0, MAX_OPTIONS);
  const chosen = names.flatMap((name) => {
    const values = params.getAll(`${OPTION_PARAMETER}${name}`);
    const known = values.filter((value) => isName(value, MAX_OPTION.value));
    return [...new Set(known)].sort().map((value): VariantOption => [name, value]);
  });
  return chosen.slice(0, MAX_CHOSEN);
}

/** Parses the parameters; an invalid filter is ignored. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const [category, collection] = [params.get('category'), params.get('collection')];
  return {
    text: tidyQuery(params.get('q') ?? ''),
    category: category && isStorable(category) ? category : null,
    collection: collection !== null && isName(collection) ? collection : null,
    priceClass: wholeNumber(params.get('price'), priceClasses.length - 1),
    rating: wholeNumber(params.get('rating'), MAX_STARS) || null,
    brands: brandsOf(params),
    options: optionsOf(params),
    isOnSale: params.get('sale') === '1',
    isInStock: params.get('stock') === '1',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'relevance',
  };
}
