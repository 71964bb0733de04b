/** Lines that joined the basket, until the shopper dismisses or undoes that. */
import type { BasketItem } from './basket-item.ts';

/** Where the lines came from; without lines there is no notice. */
export type Joined = { lines: readonly number[]; from: 'this browser' | 'another device' };

export const nothingJoined: Joined = { lines: [], from: 'this browser' };

/** This page's own request joined these lines. */
export function joinHere(now: Joined, lines: readonly number[]): Joined {
  return lines.length === 0 ? now : { lines, from: 'this browser' };
}

/** A live event announces joined lines; the tab that joined them keeps its own, more exact notice. */
export function joinFromElsewhere(now: Joined, lines: readonly number[]): Joined {
  const fresh = lines.filter((line) => !now.lines.includes(line));
  if (fresh.length === 0) return now;
  return { lines: [...now.lines, ...fresh], from: 'another device' };
}

/** The lines that can still be undone: removed and bought ones are left out. */
export function stillInBasket({ lines, from }: Joined, items: readonly BasketItem[]): Joined {
  const inBasket = new Set(items.map((item) => item.line));
  return { lines: lines.filter((line) => inBasket.has(line)), from };
}
