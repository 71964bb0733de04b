/** What delivery costs: flat prices by country and order value. */

/** The country of the prices for all countries that have none of their own. */
export const EVERYWHERE_ELSE = '*';

/** From an order value of `fromCents` on, delivery to this country costs `cents`. */
export type ShippingPrice = { country: string; fromCents: number; cents: number };

/**
 * The price of the country, or else of everywhere else, for the highest value that the order reaches; null
 * if there is none: nothing is delivered there. Without any prices (null) delivery is free everywhere.
 */
export function findShippingCents(
  prices: readonly ShippingPrice[] | null,
  country: string,
  itemsCents: number,
): number | null {
  if (prices === null) return 0;
  const own = prices.filter((price) => price.country === country);
  const ofCountry =
    own.length > 0 ? own : prices.filter((price) => price.country === EVERYWHERE_ELSE);
  const reached = ofCountry.filter(({ fromCents }) => fromCents <= itemsCents);
  const [highest] = reached.toSorted((one, other) => other.fromCents - one.fromCents);
  return highest?.cents ?? null;
}
