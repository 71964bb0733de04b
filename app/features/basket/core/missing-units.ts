/** What of a basket there is not enough of, as far as it is known. Pure. */
import { messages } from '#app/features/basket/messages/messages.ts';
import { type StockLevel, stockText, unitsMissing } from '#app/features/stock/stock-level.ts';
import type { BasketItem } from './basket-item.ts';

/** `level` is what there is of the variant; `wanted` are its lines in the basket. */
export type MissingUnits = { title: string; level: StockLevel; wanted: number[] };

/** Each variant once; `levels` are those of the items. */
export function findMissingUnits(
  items: readonly BasketItem[],
  levels: readonly (StockLevel | null)[],
): MissingUnits[] {
  const wanted = new Map<string, MissingUnits>();
  for (const [index, { variant, title, withdrawn, line }] of items.entries()) {
    const level = levels[index];
    if (!level || withdrawn) continue;
    const before = wanted.get(variant)?.wanted ?? [];
    wanted.set(variant, { title, level, wanted: [...before, line] });
  }
  return [...wanted.values()].filter((one) => unitsMissing(one.level, one.wanted.length) > 0);
}

/** The lines without which there is enough of everything: of each variant the newest. */
export function linesTooMany(missing: readonly MissingUnits[]): number[] {
  return missing.flatMap(({ level, wanted }) => wanted.slice(-unitsMissing(level, wanted.length)));
}

/** One sentence that says what to do. */
export function missingUnitsText({ title, level, wanted }: MissingUnits): string {
  switch (level.kind) {
    case 'out':
      return messages.isSoldOut(title);
    case 'off':
      return `${title}: ${stockText(level)}`;
    case 'low':
      return messages.fewLeft(level.left, title, wanted.length);
    default:
      return messages.allHeld(title);
  }
}
