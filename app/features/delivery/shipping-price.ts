/** What delivery costs by the shop's own prices: flat ones by country and order value. */
import type { DeliveryAnswer, DeliveryQuestion } from './delivery-option.ts';

/** The country of the prices for all countries that have none of their own. */
export const EVERYWHERE_ELSE = '*';

/** From an order value of `fromCents` on, delivery to this country costs `cents`. */
export type ShippingPrice = { country: string; fromCents: number; cents: number };

/** The prices of a country: its own, or else those of everywhere else. */
function pricesOf(prices: readonly ShippingPrice[], country: string): ShippingPrice[] {
  const own = prices.filter((price) => price.country === country);
  return own.length > 0 ? own : prices.filter((price) => price.country === EVERYWHERE_ELSE);
}

/** Of whatever has no name of its own. */
const OWN_OPTION = 'delivery';

/**
 * The price of the country, or else of everywhere else, for the highest value that the order reaches; where there is none
 * nothing is delivered, unless a higher one helps. Without any prices (null) delivery is free everywhere.
 */
export function askOwnPrices(
  prices: readonly ShippingPrice[] | null,
  {
    address,
    itemsCents,
  }: Pick<DeliveryQuestion, 'itemsCents'> & {
    address: Pick<DeliveryQuestion['address'], 'country'>;
  },
): DeliveryAnswer {
  if (prices === null) return [{ id: OWN_OPTION, title: '', cents: 0 }];
  const all = pricesOf(prices, address.country);
  const reached = all.filter(({ fromCents }) => fromCents <= itemsCents);
  const [highest] = reached.toSorted((one, other) => other.fromCents - one.fromCents);
  if (highest) return [{ id: OWN_OPTION, title: '', cents: highest.cents }];
  if (all.length === 0) return [];
  return { missingCents: Math.min(...all.map(({ fromCents }) => fromCents)) - itemsCents };
}

/** The one country that is delivered to; null for none or several. */
export function soleCountry(prices: readonly ShippingPrice[]): string | null {
  const [first] = prices;
  if (!first || first.country === EVERYWHERE_ELSE) return null;
  return prices.every(({ country }) => country === first.country) ? first.country : null;
}
