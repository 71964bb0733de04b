/** Lines that joined the basket, and what found no room in it, until the shopper dismisses or undoes that. */
import type { BasketItem } from './basket-item.ts';

/** What of a guest's basket joined that of an account; `leftOut` names the rest, empty if there is none. */
export type MergedLines = { lines: readonly number[]; leftOut: string };

export const noMergedLines: MergedLines = { lines: [], leftOut: '' };

/** Where the lines came from; without lines and without a rest there is no notice. */
export type Joined = MergedLines & { from: 'this browser' | 'another device' };

export const nothingMerged: Joined = { ...noMergedLines, from: 'this browser' };

function isNothing({ lines, leftOut }: MergedLines): boolean {
  return lines.length === 0 && leftOut === '';
}

/** This page's own request joined these lines. */
export function mergeHere(now: Joined, joined: MergedLines): Joined {
  return isNothing(joined) ? now : { ...joined, from: 'this browser' };
}

/** A live event announces joined lines; the tab that joined them keeps its own, more exact notice. */
export function mergeFromElsewhere(now: Joined, { lines, leftOut }: MergedLines): Joined {
  const fresh = { lines: lines.filter((line) => !now.lines.includes(line)), leftOut };
  if (isNothing(fresh) || (fresh.lines.length === 0 && leftOut === now.leftOut)) return now;
  return {
    lines: [...now.lines, ...fresh.lines],
    leftOut: leftOut === '' ? now.leftOut : leftOut,
    from: 'another device',
  };
}

/** The lines that can still be undone: removed and bought ones are left out. */
export function stillInBasket(joined: Joined, items: readonly BasketItem[]): Joined {
  const inBasket = new Set(items.map((item) => item.line));
  return { ...joined, lines: joined.lines.filter((line) => inBasket.has(line)) };
}
