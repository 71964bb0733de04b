/** What a payment needs of the stock. Pure. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { PaidByCredit } from '#app/features/credits/credit.ts';
import type { UsableCode } from '#app/features/discounts/discount-code.ts';
import { codeKey, creditKey, productKey, type Units } from '#app/features/stock/stock.ts';

/**
 * The units of the counted variants among these items, one use of a code whose uses are limited, and what
 * a credit pays, in cents; null where nothing is counted. `items` are those that are for sale.
 */
export function neededUnits(
  items: readonly BasketItem[],
  code: UsableCode | null,
  credit: PaidByCredit | null = null,
): Units | null {
  const units = new Map<string, number>();
  for (const { variant, stockLevel, isGiftCard } of items) {
    // Of money there is always enough.
    if (!stockLevel || isGiftCard) continue;
    const key = productKey(variant);
    units.set(key, (units.get(key) ?? 0) + 1);
  }
  if (code?.isLimited) units.set(codeKey(code.name), 1);
  if (credit) units.set(creditKey(credit.id), credit.cents);
  return units.size > 0 ? Object.fromEntries(units) : null;
}
