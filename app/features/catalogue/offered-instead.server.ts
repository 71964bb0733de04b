/** What a page that is not there answers with: products to go on from. */
import type { Product } from '#app/features/catalogue/product/product.ts';
import type { StorefrontSections } from './storefront-sections.server.ts';

const MAX_OFFERED = 12;

/** What stands on the first shelf of the home page, then the first of the catalogue. */
export function offeredInstead({ home }: StorefrontSections): Product[] {
  const best = home.sections.find((section) => section.kind === 'shelf');
  const all = [...(best?.products ?? []), ...home.products];
  // What a shopkeeper has chosen may be among the first, too.
  const cards = [...new Map(all.map((card) => [card.variant, card])).values()];
  return cards.slice(0, MAX_OFFERED).map(({ choices: _choices, ...product }) => product);
}
