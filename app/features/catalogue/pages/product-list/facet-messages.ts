/** The words of the filters. */
import type { FacetName } from '#app/features/catalogue/search/query/facets.ts';
import {
  priceClasses,
  priceClassName,
} from '#app/features/catalogue/search/query/price-classes.ts';

export const facetTitles: Record<FacetName, string> = {
  category: 'Category',
  price: 'Price',
  rating: 'Rating',
};

export const anyTexts: Record<FacetName, string> = {
  category: 'All categories',
  price: 'Any price',
  rating: 'Any rating',
};

const priceClassNames = priceClasses.map(priceClassName);

/** A value as shoppers read it. */
export function valueText(name: FacetName, value: string): string {
  if (name === 'rating') return `${value} stars and up`;
  return name === 'price' ? (priceClassNames[Number(value)] ?? value) : value;
}
