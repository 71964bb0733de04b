/** What has to be fetched from the shelves for some orders. Pure. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';

type PickedOrder = Pick<OrderDetails, 'number' | 'amount' | 'events' | 'refunds'> & {
  basket: readonly (Pick<BasketItem, 'variant' | 'title'> & { line: number })[];
};

/** A variant to fetch: how many in all, and how many for which order. `shelf` is empty where it is not known. */
export type PickLine = {
  shelf: string;
  variant: string;
  /** With the values of its options. */
  title: string;
  units: number;
  orders: { number: string; units: number }[];
};

/** The lines that are still to leave: none while it is held, or where it was refunded in full, as the list of what is to send has it. */
export function linesToPick(order: Parameters<typeof foldOrder>[0]): readonly number[] {
  const { linesToSend, isHeld, refundedCents } = foldOrder(order);
  const isPaidBack = order.amount > 0 && refundedCents >= order.amount;
  return isHeld || isPaidBack ? [] : linesToSend;
}

// By numbers as people count: B-2 comes before B-12.
const collator = new Intl.Collator('en', { numeric: true });

/** In the order in which somebody walks along the shelves; what has no shelf comes last. */
function compareLines(one: PickLine, other: PickLine): number {
  return (
    Number(one.shelf === '') - Number(other.shelf === '') ||
    collator.compare(one.shelf, other.shelf) ||
    collator.compare(one.title, other.title) ||
    collator.compare(one.variant, other.variant)
  );
}

/** `shelves`: where each variant lies now. */
export function toPickList(
  orders: readonly (PickedOrder & Parameters<typeof foldOrder>[0])[],
  shelves: ReadonlyMap<string, string>,
): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const order of orders) {
    const wanted = new Set(linesToPick(order));
    for (const { line, variant, title } of order.basket) {
      if (!wanted.has(line)) continue;
      const shelf = shelves.get(variant) ?? '';
      const picked = lines.get(variant) ?? { shelf, variant, title, units: 0, orders: [] };
      lines.set(variant, picked);
      picked.units += 1;
      const last = picked.orders.at(-1);
      if (last?.number === order.number) last.units += 1;
      else picked.orders.push({ number: order.number, units: 1 });
    }
  }
  return [...lines.values()].toSorted(compareLines);
}
