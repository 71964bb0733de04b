import type { OrderedItem } from './order-view.ts';

/** What buying all of it again comes to today, without what is not sold any more. */
export function buyAgainOffer(items: readonly OrderedItem[]): {
  count: number;
  cents: number;
  gone: number;
} {
  const offer = { count: 0, cents: 0, gone: 0 };
  for (const { lines, todayCents } of items) {
    if (todayCents === null) offer.gone += lines.length;
    else {
      offer.count += lines.length;
      offer.cents += lines.length * todayCents;
    }
  }
  return offer;
}
