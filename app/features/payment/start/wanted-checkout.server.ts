/** What a payment of a basket would freeze: its items with their units, and the terms, or why there are none. */
import { basketTotalCents, itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { giftCardShare } from '#app/features/credits/bought-cards.ts';
import type { OfferDelivery } from '#app/features/delivery/offer-delivery.server.ts';
import { decideTerms, type TermsMode, taxDestination } from '#app/features/delivery/terms.ts';
import { type TaxPolicy, taxCountry, taxesIn } from '#app/features/tax/taxes-in.ts';
import type { CheckoutSnapshot } from './checkout-store.server.ts';
import type { WantedItems } from './decide-payment.ts';
import { neededUnits } from './needed-units.ts';
import { hasEmail, readDelivery } from './page-terms.server.ts';

export type WantedParts = {
  /** As it is set now; `maxUnits`: the most of a counted variant that one payment may have. */
  readLimits(): { maxUnits: number; mode: TermsMode; tax: TaxPolicy };
  offerDelivery: OfferDelivery;
};

/** Never in a transaction: a plugin may be asked what delivery costs. */
export async function readWanted(
  { readLimits, offerDelivery }: WantedParts,
  shopper: string,
  { basket, choices, taxTable }: Pick<CheckoutSnapshot, 'basket' | 'choices' | 'taxTable'>,
): Promise<WantedItems> {
  const forSale = itemsForSale(basket.items);
  // What there was of them, and what is said beside their prices and stars, is no part of an order.
  const items = forSale.map(
    ({ stockLevel: _, unitContent: _content, ratings: _ratings, ...item }) => item,
  );
  const { mode, maxUnits, tax } = readLimits();
  const delivery = await readDelivery({ mode, offerDelivery }, shopper, choices, items);
  const chosen = { ...choices, delivery, hasEmail: hasEmail(shopper, choices) };
  const taxes = taxesIn(taxTable, taxCountry(tax, taxDestination(mode, chosen)));
  const terms = decideTerms(mode, chosen, basketTotalCents(items), taxes, giftCardShare(items));
  const frozen = terms.ok ? terms.value : null;
  const units = neededUnits(forSale, frozen?.code ? choices.code : null, frozen?.credit);
  return { items, limits: { units, maxUnits }, terms };
}
