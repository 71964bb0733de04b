/** What a product has cost: what is said of a reduced price. */

/** Both in force until the next one. */
export type PastPrice = { cents: number; fromSeconds: number };

const DAYS_30_IN_SECONDS = 30 * 24 * 60 * 60;

type Priced = { priceCents: number; wasCents?: number };

/** What it cost before and what is saved, in cents; null where the price before is not the higher one. */
export function reductionOf({
  priceCents,
  wasCents = 0,
}: Priced): { wasCents: number; savedCents: number } | null {
  return wasCents > priceCents ? { wasCents, savedCents: wasCents - priceCents } : null;
}

/**
 * The lowest price of the 30 days before the present one began, which is what a reduction is measured by (directive
 * 98/6/EC, article 6a); null for what has had no other. `history` is in the order of time.
 */
export function lowestBefore(history: readonly PastPrice[]): number | null {
  const present = history.at(-1);
  if (!present) return null;
  const from = present.fromSeconds - DAYS_30_IN_SECONDS;
  const inForce = history
    .slice(0, -1)
    .filter((_, index) => (history[index + 1]?.fromSeconds ?? 0) > from)
    .map(({ cents }) => cents);
  return inForce.length > 0 ? Math.min(...inForce) : null;
}
