/** What of a basket there is not enough of, as far as it is known. Pure. */
import { messages } from '#app/features/basket/messages/messages.ts';
import { type StockLevel, unitsMissing } from '#app/features/stock/stock-level.ts';
import type { BasketItem } from './basket-item.ts';

/** `level` is what there is of the variant; `wanted` is how often it is in the basket. */
export type MissingUnits = { title: string; level: StockLevel; wanted: number };

/** Each variant once; `levels` are those of the items. */
export function findMissingUnits(
  items: readonly BasketItem[],
  levels: readonly (StockLevel | null)[],
): MissingUnits[] {
  const wanted = new Map<string, MissingUnits>();
  for (const [index, { variant, title, withdrawn }] of items.entries()) {
    const level = levels[index];
    if (!level || withdrawn) continue;
    const before = wanted.get(variant)?.wanted ?? 0;
    wanted.set(variant, { title, level, wanted: before + 1 });
  }
  return [...wanted.values()].filter((one) => unitsMissing(one.level, one.wanted) > 0);
}

/** One sentence that says what to do. */
export function missingUnitsText({ title, level, wanted }: MissingUnits): string {
  switch (level.kind) {
    case 'out':
      return messages.isSoldOut(title);
    case 'low':
      return messages.fewLeft(level.left, title, wanted);
    default:
      return messages.allHeld(title);
  }
}
