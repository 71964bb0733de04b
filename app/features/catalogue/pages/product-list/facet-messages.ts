/** The words of the filters. */

import {
  type FacetName,
  isOptionFacet,
  optionOf,
} from '#app/features/catalogue/search/query/facets.ts';
import {
  priceClasses,
  priceClassName,
} from '#app/features/catalogue/search/query/price-classes.ts';
import { perLocale } from '#app/shared/locale.ts';

const titles = {
  category: 'Category',
  brand: 'Brand',
  price: 'Price',
  rating: 'Rating',
  sale: 'Offers',
};

/** An option is called as the catalogue calls it. */
export function facetTitle(name: FacetName): string {
  return isOptionFacet(name) ? optionOf(name) : titles[name];
}

/** What leads back to all values, where one stands in place of another. */
export const anyTexts = {
  category: 'All categories',
  price: 'Any price',
  rating: 'Any rating',
};

const priceClassNames = perLocale(() => priceClasses.map(priceClassName));

/** A value as shoppers read it below the title of its filter. */
export function valueText(name: FacetName, value: string): string {
  if (name === 'sale') return 'On sale';
  if (name === 'rating') return `${value} stars and up`;
  return name === 'price' ? (priceClassNames()[Number(value)] ?? value) : value;
}

/** A value by itself: `Size: M`, `On sale`. */
export function chosenText(name: FacetName, value: string): string {
  const text = valueText(name, value);
  return isOptionFacet(name) ? `${optionOf(name)}: ${text}` : text;
}
