/** What delivery costs: flat prices by country and order value. */

/** The country of the prices for all countries that have none of their own. */
export const EVERYWHERE_ELSE = '*';

/** From an order value of `fromCents` on, delivery to this country costs `cents`. */
export type ShippingPrice = { country: string; fromCents: number; cents: number };

/** The prices of a country: its own, or else those of everywhere else. */
function pricesOf(prices: readonly ShippingPrice[], country: string): ShippingPrice[] {
  const own = prices.filter((price) => price.country === country);
  return own.length > 0 ? own : prices.filter((price) => price.country === EVERYWHERE_ELSE);
}

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
  const reached = pricesOf(prices, country).filter(({ fromCents }) => fromCents <= itemsCents);
  const [highest] = reached.toSorted((one, other) => other.fromCents - one.fromCents);
  return highest?.cents ?? null;
}

/** How much more has to be bought to have it delivered to this country; null where nothing helps. */
export function findMissingCents(
  prices: readonly ShippingPrice[] | null,
  country: string,
  itemsCents: number,
): number | null {
  const ahead = pricesOf(prices ?? [], country)
    .map(({ fromCents }) => fromCents - itemsCents)
    .filter((missingCents) => missingCents > 0);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
