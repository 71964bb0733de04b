/** What stands right above a button that obliges to pay (directive 2011/83/EU, article 8(2)): what is ordered, and what it costs. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents, itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { messages as delivery } from '#app/features/delivery/messages/messages.ts';
import { chargeParts, type Terms } from '#app/features/delivery/terms.ts';

/** Units of one variant at one price; `cents` are of all of them. */
export type SummedLine = {
  key: string;
  title: string;
  count: number;
  cents: number;
  /** How much one of them holds, where that is known. */
  unitContent?: string;
  /** What one of them costs. */
  priceCents: number;
};

/** Each variant once, in the order of the basket; what is no longer sold is not ordered. */
export function summedLines(items: readonly BasketItem[]): SummedLine[] {
  const groups = Map.groupBy(
    itemsForSale(items),
    ({ variant, priceCents }) => `${priceCents} ${variant}`,
  );
  return [...groups].flatMap(([key, same]) => {
    const [first] = same;
    if (!first) return [];
    return {
      key,
      title: first.title,
      count: same.length,
      cents: basketTotalCents(same),
      priceCents: first.priceCents,
      ...(first.unitContent && { unitContent: first.unitContent }),
    };
  });
}

/** What the charge is made of: delivery is named where it is free, too, and not before its price is known. */
export function summedParts(
  items: readonly BasketItem[],
  terms: Terms | null,
  isDeliveryKnown: boolean,
): { name: string; cents: number }[] {
  const parts = chargeParts(basketTotalCents(items), terms);
  const isNamed = terms !== null && terms.country !== null;
  return isNamed || !isDeliveryKnown ? parts : [...parts, { name: delivery.delivery, cents: 0 }];
}
