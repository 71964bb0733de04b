/** The rates in force when a payment starts, as it freezes them. */

/** In basis points. Listings without a rate are left out; `delivery` is null without one. */
export type Taxes = { items: Readonly<Record<string, number>>; delivery: number | null };

/** The rate of a listing in basis points; null for one that is left out, whatever its name. */
export function rateOf({ items }: Taxes, listing: string): number | null {
  return Object.hasOwn(items, listing) ? (items[listing] ?? null) : null;
}
