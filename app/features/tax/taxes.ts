/** The rates in force when a payment starts, as it freezes them. */

/** In basis points. Listings without a rate are left out; `delivery` is null without one. */
export type Taxes = { items: Readonly<Record<string, number>>; delivery: number | null };
