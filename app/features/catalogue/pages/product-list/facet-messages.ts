/** The words of the filters. */
import { messages } from '#app/features/catalogue/messages/messages.ts';
import {
  type FacetName,
  isOptionFacet,
  optionOf,
} from '#app/features/catalogue/search/query/facets.ts';
import {
  priceClasses,
  priceClassName,
} from '#app/features/catalogue/search/query/price-classes.ts';
import { stockText } from '#app/features/stock/stock-level.ts';
import { perLocale } from '#app/shared/locale.ts';

const titles = () => ({
  category: messages.category,
  brand: messages.brand,
  price: messages.price,
  rating: messages.rating,
  sale: messages.offers,
  stock: messages.availability,
});

/** An option is called as the catalogue calls it. */
export function facetTitle(name: FacetName): string {
  return isOptionFacet(name) ? optionOf(name) : titles()[name];
}

/** What leads back to all values, where one stands in place of another. */
export const anyTexts = {
  category: () => messages.allCategories,
  price: () => messages.anyPrice,
  rating: () => messages.anyRating,
};

const priceClassNames = perLocale(() => priceClasses.map(priceClassName));

/** A value as shoppers read it below the title of its filter. */
export function valueText(name: FacetName, value: string): string {
  if (name === 'sale') return messages.onSale;
  if (name === 'stock') return stockText({ kind: 'in' });
  if (name === 'rating') return messages.starsAndUp(value);
  return name === 'price' ? (priceClassNames()[Number(value)] ?? value) : value;
}

/** A value by itself: `Size: M`, `On sale`. */
export function chosenText(name: FacetName, value: string): string {
  const text = valueText(name, value);
  return isOptionFacet(name) ? `${optionOf(name)}: ${text}` : text;
}
