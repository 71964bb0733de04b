/** How much of each item of a charge went back, so that the rows of items add up to the cent. */
import { splitCents } from '#app/shared/split-cents.ts';
import type { MadeRefund, SoldItem } from './order-export.ts';

/**
 * The cents of each item that went back, in the order of the items: a refund of lines is theirs, and an
 * amount is split over what is left of all items by their prices.
 */
export function splitRefunds(
  items: readonly Pick<SoldItem, 'line' | 'priceCents'>[],
  refunds: readonly MadeRefund[],
): number[] {
  const back = items.map(() => 0);
  const ofLines = refunds.filter(({ lines }) => lines !== null);
  const ofAmounts = refunds.filter(({ lines }) => lines === null);
  for (const { amountCents, lines } of [...ofLines, ...ofAmounts]) {
    const weights = items.map(({ line, priceCents }, index) =>
      lines === null || lines.includes(line) ? priceCents - (back[index] ?? 0) : 0,
    );
    splitCents(amountCents, weights).forEach((part, index) => {
      back[index] = (back[index] ?? 0) + part;
    });
  }
  return back;
}
