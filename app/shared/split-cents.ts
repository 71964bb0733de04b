/**
 * Splits `cents` in proportion to the weights, none of which is exceeded, in whole cents: what is left by
 * rounding down goes to the largest remainders. No more than the sum of the weights is split.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
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
