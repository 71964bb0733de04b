/** How much of each item of a charge went back, so that the rows of items add up to the cent. */
import type { MadeRefund, SoldItem } from './order-export.ts';

/**
 * Splits `cents` in proportion to the weights, none of which is exceeded, in whole cents: what is left by
 * rounding down goes to the largest remainders. No more than the sum of the weights is split.
 */
function splitByWeight(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const split = Math.min(cents, total);
  const exact = weights.map((weight) => (split * weight) / total);
  const parts = exact.map(Math.floor);
  let left = split - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    const part = parts[index] ?? 0;
    if (part >= (weights[index] ?? 0)) continue;
    parts[index] = part + 1;
    left -= 1;
  }
  return parts;
}

/**
 * The cents of each item that went back, in the order of the items: a refund of lines is theirs, and an
 * amount is split over what is left of all items by their prices.
 */
export function splitRefunds(items: readonly SoldItem[], refunds: readonly MadeRefund[]): number[] {
  const back = items.map(() => 0);
  const ofLines = refunds.filter(({ lines }) => lines !== null);
  const ofAmounts = refunds.filter(({ lines }) => lines === null);
  for (const { amountCents, lines } of [...ofLines, ...ofAmounts]) {
    const weights = items.map(({ line, priceCents }, index) =>
      lines === null || lines.includes(line) ? priceCents - (back[index] ?? 0) : 0,
    );
    splitByWeight(amountCents, weights).forEach((part, index) => {
      back[index] = (back[index] ?? 0) + part;
    });
  }
  return back;
}
