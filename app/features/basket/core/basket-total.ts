/** What a basket comes to (spec 9). */
import type { BasketItem } from './basket-item.ts';

/** The items that can be paid for: what every count, total and payment is made of. */
export function itemsForSale(items: readonly BasketItem[]): BasketItem[] {
  return items.filter(({ withdrawn }) => !withdrawn);
}

/** The sum of the prices of what can be paid for, in whole cents (spec 9). */
export function basketTotalCents(items: readonly BasketItem[]): number {
  return itemsForSale(items).reduce((total, item) => total + item.priceCents, 0);
}
