/** The rates in force when a payment starts, as it freezes them. */

/**
 * In basis points. Variants without a rate are left out; `delivery` is null without one. `country` is the one whose tax
 * it is, absent in a shop that has not said where it is at home.
 */
export type Taxes = {
  items: Readonly<Record<string, number>>;
  delivery: number | null;
  country?: string;
};

/** The rate of a variant in basis points; null for one that is left out, whatever its name. */
export function rateOf({ items }: Taxes, variant: string): number | null {
  return Object.hasOwn(items, variant) ? (items[variant] ?? null) : null;
}
