/** Cards of products: the variants that share an id stand as one, with their choices. */
import { choiceLabels } from '#app/features/catalogue/product/choice-labels.ts';
import type {
  CardProduct,
  Product,
  ProductChoice,
} from '#app/features/catalogue/product/product.ts';

/** A variant of a product that stands on a page. */
export type Sibling = Pick<Product, 'id' | 'variant' | 'title'>;

function choicesOf(siblings: readonly Sibling[]): ProductChoice[] {
  const labels = choiceLabels(siblings.map(({ title }) => title));
  return siblings.map(({ variant }, index) => ({ variant, label: labels[index] ?? '' }));
}

/**
 * One card for each id, in the order of the first variant of each. `siblings` are all variants of these
 * products that are sold, in the catalogue's order.
 */
export function toCardProducts(
  products: readonly Product[],
  siblings: readonly Sibling[],
): CardProduct[] {
  const byId = Map.groupBy(siblings, ({ id }) => id);
  const firsts = new Map<string, Product>();
  for (const product of products) {
    if (!firsts.has(product.id)) firsts.set(product.id, product);
  }
  return [...firsts.values()].map((product) => {
    const same = byId.get(product.id) ?? [];
    return same.length < 2 ? product : { ...product, choices: choicesOf(same) };
  });
}
