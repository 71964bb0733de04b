/** The stock of counted listings: what a payment holds, and for how long. Pure. */

/** Units by listing. */
export type Units = Readonly<Record<string, number>>;

/** From Buy Now on, until the sweep cancels the intent. */
export const HOLD_SECONDS = 10 * 60;

/** From a declined card on: time to try another one. */
export const DECLINED_HOLD_SECONDS = 2 * 60;

/** The most that a payment can be short of, for messages: what is left of a listing, never negative. */
export type Left = { listing: string; left: number };

/** The result of claiming units for a payment: `over` is one that cannot be paid any more. */
export type ClaimOutcome =
  | { state: 'held' }
  | { state: 'over' }
  /** `left`: what there is of each listing of the payment. */
  | { state: 'short'; left: Left[] };

/** Whether what is left is known to be too little for these units. */
export function isShort(units: Units, left: ReadonlyMap<string, number>): boolean {
  return Object.entries(units).some(([listing, wanted]) => (left.get(listing) ?? wanted) < wanted);
}

/** A listing of which more is wanted than one payment may have, or null. */
export function findTooMany(units: Units, maxUnits: number): string | null {
  return Object.keys(units).find((listing) => (units[listing] ?? 0) > maxUnits) ?? null;
}
