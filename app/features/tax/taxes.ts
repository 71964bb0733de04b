/** The rates in force when a payment starts, as it freezes them. */

/** In basis points. Listings without a rate are left out; `delivery` is null without one. */
export type Taxes = { items: Readonly<Record<string, number>>; delivery: number | null };

/** Whether both say the same of every listing; nothing is no rate at all. */
export function isSameTaxes(one: Taxes | undefined, other: Taxes | undefined): boolean {
  if (!one || !other) return one === other;
  const listings = Object.keys(one.items);
  return (
    one.delivery === other.delivery &&
    listings.length === Object.keys(other.items).length &&
    listings.every((listing) => one.items[listing] === other.items[listing])
  );
}
