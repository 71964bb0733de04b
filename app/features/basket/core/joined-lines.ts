/** Lines that joined the basket, as long as the shopper has not said what should become of them. */
import type { BasketItem } from './basket-item.ts';

/** Where they came from; `lines` is empty when there is nothing to tell. */
export type Joined = { lines: readonly number[]; from: 'this browser' | 'another device' };

export const nothingJoined: Joined = { lines: [], from: 'this browser' };

/** The request of this page joined these lines. */
export function joinHere(now: Joined, lines: readonly number[]): Joined {
  return lines.length === 0 ? now : { lines, from: 'this browser' };
}

/** A live event tells of lines; the tab that joined them knows already, with more to say. */
export function joinFromElsewhere(now: Joined, lines: readonly number[]): Joined {
  const fresh = lines.filter((line) => !now.lines.includes(line));
  if (fresh.length === 0) return now;
  return { lines: [...now.lines, ...fresh], from: 'another device' };
}

/** What can still be undone: lines that were taken out or bought meanwhile are nobody's question. */
export function stillInBasket({ lines, from }: Joined, items: readonly BasketItem[]): Joined {
  const inBasket = new Set(items.map((item) => item.line));
  return { lines: lines.filter((line) => inBasket.has(line)), from };
}
