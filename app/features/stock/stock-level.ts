/** What shoppers read about the stock of a variant: the rule, and its words. */
import { messages } from '#app/features/stock/messages/messages.ts';

/**
 * `left` is how many there are; `held`: all are in checkouts; `off`: the shop does not sell such now, however many there are;
 * nothing is said of what is not counted.
 */
export type StockLevel =
  | { kind: 'in' | 'held' | 'out' | 'off' }
  /** So few that it is said how many. */
  | { kind: 'low'; left: number };

/** As the database has it: available, the number from which on it is low, whether anything is held. */
export type StockNumbers = readonly [available: number, low: number, isHeld: boolean];

const IN_STOCK: StockLevel = { kind: 'in' };
const HELD: StockLevel = { kind: 'held' };
const SOLD_OUT: StockLevel = { kind: 'out' };

/** Of a gift card where the shop sells none. */
export const NOT_SOLD: StockLevel = { kind: 'off' };

export function toStockLevel([available, low, isHeld]: StockNumbers): StockLevel {
  if (available > low) return IN_STOCK;
  if (available > 0) return { kind: 'low', left: available };
  return isHeld ? HELD : SOLD_OUT;
}

export function stockText(level: StockLevel): string {
  switch (level.kind) {
    case 'in':
      return messages.inStock;
    case 'low':
      return messages.onlyLeft(level.left);
    case 'held':
      return messages.held;
    case 'out':
      return messages.soldOut;
    case 'off':
      return messages.notAvailable;
  }
}

/** Whether nothing of it can be bought, and none that is held may come back within minutes. */
export function isGone(level: StockLevel | null | undefined): boolean {
  return level?.kind === 'out' || level?.kind === 'off';
}

/** So many can be chosen at once: no more than there are, as far as that is known, and always one. */
export function mostAtOnce(level: StockLevel | null, limit: number): number {
  if (level === null || level.kind === 'in') return limit;
  return level.kind === 'low' ? Math.min(level.left, limit) : 1;
}

/** How many more than there are somebody wants, as far as that is known; 0 where there is enough. */
export function unitsMissing(level: StockLevel, wanted: number): number {
  if (level.kind === 'in') return 0;
  return Math.max(wanted - (level.kind === 'low' ? level.left : 0), 0);
}
