/** The stock: what a payment holds of variants, of the uses of codes and of credits, and for how long. Pure. */

/** By the key of what is counted: its kind and its name. */
export type Units = Readonly<Record<string, number>>;

/** What is booked of the units of an order; `cancelled` are those that were not shipped. */
export type StockFact = 'shipped' | 'cancelled' | 'returned';

const PRODUCT = 'product:';
const CREDIT = 'credit:';

/** The key of a variant's stock, as the table `stock` makes it. */
export function productKey(variant: string): string {
  return PRODUCT + variant;
}

/** The key of the uses of a code, as the table `stock` makes it. */
export function codeKey(name: string): string {
  return `code:${name}`;
}

/** The key of what is left of a gift card or of store credit, in cents, as the table `stock` makes it. */
export function creditKey(id: string): string {
  return `${CREDIT}${id}`;
}

export function isCreditKey(stockKey: string): boolean {
  return stockKey.startsWith(CREDIT);
}

/** Null for the key of a code, or of a credit. */
export function variantOf(stockKey: string): string | null {
  return stockKey.startsWith(PRODUCT) ? stockKey.slice(PRODUCT.length) : null;
}

/** From Buy Now on, until the sweep cancels the intent. */
export const HOLD_SECONDS = 10 * 60;

/** From a declined card on: time to try another one. */
export const DECLINED_HOLD_SECONDS = 2 * 60;

/** The most that a payment can be short of, for messages: what is left, never negative. */
export type Left = { stockKey: string; left: number };

/** What is left of variants, for everybody: codes are not public. */
export function variantsLeft(left: readonly Left[]): { variant: string; left: number }[] {
  return left.flatMap(({ stockKey, left: units }) => {
    const variant = variantOf(stockKey);
    return variant === null ? [] : { variant, left: units };
  });
}

/** The result of claiming units for a payment: `over` is one that cannot be paid any more. */
export type ClaimOutcome =
  | { state: 'held' }
  | { state: 'over' }
  /** `left`: what there is of all that the payment needs and is counted. */
  | { state: 'short'; left: Left[] };

/** Whether what is left is known to be too little for these units. */
export function isShort(units: Units, left: ReadonlyMap<string, number>): boolean {
  return Object.entries(units).some(([key, wanted]) => (left.get(key) ?? wanted) < wanted);
}

/** A variant of which more is wanted than one payment may have, or null. */
export function findTooMany(units: Units, maxUnits: number): string | null {
  const variants = Object.entries(units).flatMap(([key, wanted]) =>
    wanted > maxUnits ? (variantOf(key) ?? []) : [],
  );
  return variants[0] ?? null;
}
