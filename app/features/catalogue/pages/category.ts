/** Categories as pages show them. */
import { MAX_COUNTED } from '#app/features/catalogue/search/query/search-count.ts';

/** A category with the picture of its first product that has one; `image` is empty if none has. */
export type Category = {
  name: string;
  image: string;
  /** Its cards, at most one more than can be counted; null where they are not counted. */
  products: number | null;
};

/** Those with the most products first; as many as are counted exactly come in the order of names. */
export function largestCategories(categories: readonly Category[], limit: number): Category[] {
  const size = ({ products }: Category) => Math.min(products ?? 0, MAX_COUNTED + 1);
  return [...categories].sort((one, other) => size(other) - size(one)).slice(0, limit);
}

/** So many stand in the menu of every page; the others are on the page of all categories. */
export const MAX_IN_MENU = 12;

/** The names of the largest categories, in the order in which the categories come. */
export function categoriesInMenu(categories: readonly Category[]): string[] {
  const largest = new Set(largestCategories(categories, MAX_IN_MENU));
  return categories.filter((one) => largest.has(one)).map(({ name }) => name);
}
