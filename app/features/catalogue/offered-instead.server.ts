/** What a page that is not there answers with: products to go on from. */
import type { Product } from '#app/features/catalogue/product/product.ts';
import type { StorefrontSections } from './storefront-sections.server.ts';

const MAX_OFFERED = 12;

/** The best of a larger catalogue, else the first. */
export function offeredInstead({ home }: StorefrontSections): Product[] {
  const [best] = home.shelves;
  const all = [...(best?.products ?? []), ...home.products];
  // A collection on the home page may show what stands above it, too.
  const cards = [...new Map(all.map((card) => [card.variant, card])).values()];
  return cards.slice(0, MAX_OFFERED).map(({ choices: _choices, ...product }) => product);
}
