/** What a basket comes to (spec 9). */
import type { BasketItem } from './basket-item.ts';

type Priced = Pick<BasketItem, 'priceCents' | 'withdrawn'>;

/** The items that can be paid for: the basis of every count, total and payment. */
export function itemsForSale<Item extends Priced>(items: readonly Item[]): Item[] {
  return items.filter(({ withdrawn }) => !withdrawn);
}

/** The sum of the payable items' prices, in whole cents (spec 9). */
export function basketTotalCents(items: readonly Priced[]): number {
  return itemsForSale(items).reduce((total, item) => total + item.priceCents, 0);
}
