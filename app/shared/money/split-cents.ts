import { shopCurrency } from './money.ts';

/**
 * Splits `cents` in proportion to the weights, none of which is exceeded, in whole multiples of `unit`: what is left by
 * rounding down goes to the largest remainders. No more than the sum of the weights is split. By default parts can be
 * given back to a card one by one; where an amount is no multiple of the unit, they are whole cents.
 */
export function splitCents(
  cents: number,
  weights: readonly number[],
  unit = shopCurrency().step,
): number[] {
  if (unit !== 1) {
    const all = [cents, ...weights];
    if (all.some((amount) => amount % unit !== 0)) return splitCents(cents, weights, 1);
    const parts = splitCents(
      cents / unit,
      weights.map((weight) => weight / unit),
      1,
    );
    return parts.map((part) => part * unit);
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const split = Math.min(cents, total);
  // Products of two amounts have more digits than a number is exact for.
  const exact = weights.map((weight) => BigInt(split) * BigInt(weight));
  const parts = exact.map((share) => Number(share / BigInt(total)));
  let left = split - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % BigInt(total) }))
    .toSorted((one, other) => Number(other.remainder - one.remainder));
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    const part = parts[index] ?? 0;
    if (part >= (weights[index] ?? 0)) continue;
    parts[index] = part + 1;
    left -= 1;
  }
  return parts;
}
