/** Quantiles of a measurement. */

export type Quantiles = { p50: number; p99: number; most: number; count: number };

/** All NaN for an empty list. */
export function quantilesOf(numbers: readonly number[]): Quantiles {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), most: at(1), count: sorted.length };
}

export function formatMs(ms: number): string {
  if (Number.isNaN(ms)) return '–';
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}
