/** Cards of products: the variants that share an id stand as one, with their choices. */
import { choiceLabels } from '#app/features/catalogue/product/choice-labels.ts';
import { swatchesOf } from '#app/features/catalogue/product/options/option-choice.ts';
import { hasOptions } from '#app/features/catalogue/product/options/options.ts';
import type {
  CardOffer,
  CardProduct,
  Product,
  ProductChoice,
} from '#app/features/catalogue/product/product.ts';

function choicesOf(siblings: readonly Product[]): ProductChoice[] {
  const labels = choiceLabels(siblings.map(({ title }) => title));
  return siblings.map(({ variant }, index) => ({ variant, label: labels[index] ?? '' }));
}

function offerOf(siblings: readonly Product[]): CardOffer {
  const prices = siblings.map(({ priceCents }) => priceCents);
  const fromCents = Math.min(...prices);
  return { fromCents, isFrom: Math.max(...prices) > fromCents, swatches: swatchesOf(siblings) };
}

/**
 * One card for each id, in the order of the first variant of each. `siblings` are all variants of these
 * products that are sold, in the catalogue's order.
 */
export function toCardProducts(
  products: readonly Product[],
  siblings: readonly Product[],
): CardProduct[] {
  const byId = Map.groupBy(siblings, ({ id }) => id);
  const firsts = new Map<string, Product>();
  for (const product of products) {
    if (!firsts.has(product.id)) firsts.set(product.id, product);
  }
  return [...firsts.values()].map((product) => {
    const same = byId.get(product.id) ?? [];
    if (same.length < 2) return product;
    if (hasOptions(product)) {
      // They are chosen from what is sold when somebody chooses: a card has no use for its own.
      const { options: _, ...card } = product;
      return { ...card, offer: offerOf(same.filter(hasOptions)) };
    }
    return { ...product, choices: choicesOf(same) };
  });
}
