/** What a shopper or a program is told when a basket was left as it is. */
import { MOST_BASKET_LINES } from './basket-item.ts';

export const basketRefusalMessages = {
  unknown_listing:
    'This product is not in the catalogue any more. Reload the page and choose another.',
  basket_full: `A basket holds at most ${MOST_BASKET_LINES} items. Remove one, or pay for these first.`,
} as const;
