/** How much of each part of a charge went back, so that what is shown by parts adds up to the cent. */
import { splitCents } from '#app/shared/money/split-cents.ts';

/** `lines` are those that it is for; null for an amount. */
export type PartRefund = { amountCents: number; lines: readonly number[] | null };

/**
 * The cents of each item that went back, in the order of the items: a refund of lines is theirs, and an
 * amount is split over what is left of all items by their prices.
 */
export function splitRefunds(
  items: readonly { line: number; priceCents: number }[],
  refunds: readonly PartRefund[],
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
