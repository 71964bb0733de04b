/** What has to be known of all prices and stars of a page, said once where they stand. */
import type { DeliveryZone } from '#app/features/delivery/delivery-zone.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import type { NamedLink } from '#app/shared/text/links-text.ts';

/** Where the prices of delivery stand. */
export const DELIVERY_PRICES_PATH = '/help#delivery';

export type OfferFacts = {
  /** Whether the shop has rates of tax, which are then part of each price. */
  hasTaxes: boolean;
  /** `priced` where shoppers may have to pay for it, or only the payment page knows. */
  delivery: 'free' | 'priced';
};

/** Free where all of it is, whatever is ordered and wherever it goes. */
export function deliveryIn(zones: readonly DeliveryZone[] | null): OfferFacts['delivery'] {
  const isFree = (zones ?? []).every(({ methods }) =>
    methods.every(({ prices }) => prices.every(({ cents }) => cents === 0)),
  );
  return isFree ? 'free' : 'priced';
}

type Shown = {
  /** That prices include tax, and whether delivery is added (directives 98/6/EC, article 2(a), and 2011/83/EU, article 6(1)(e)). */
  isPriceNoted: boolean;
  /** That imported stars were not checked (directive 2005/29/EC, article 7(6)). */
  areStarsExplained: boolean;
};

/** A line each, with the address that it leads to; empty where it leads nowhere. */
export function offerNotes(
  { isPriceNoted, areStarsExplained }: Shown,
  { hasTaxes, delivery }: OfferFacts,
): NamedLink[] {
  const prices = hasTaxes ? messages.pricesWithTax : messages.finalPrices;
  return [
    ...(isPriceNoted ? [[DELIVERY_PRICES_PATH, prices[delivery]] as const] : []),
    ...(areStarsExplained ? [['', messages.importedStars] as const] : []),
  ];
}
