/** What a draft order comes to now: by what prices a visitor's basket. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import type { BasketService } from '#app/features/basket/server/basket-service.server.ts';
import { chargeCents, type TermsRefusal } from '#app/features/delivery/terms.ts';
import type { Checkout } from '#app/features/payment/checkout-version.ts';
import { checkoutOf, type PageTerms } from '#app/features/payment/start/page-checkout.ts';
import { readPageTerms } from '#app/features/payment/start/page-terms.server.ts';

/** `refusal`: why what is in it cannot be paid for yet; the total is of the items alone then. */
export type DraftCheckout = {
  items: BasketItem[];
  page: PageTerms;
  checkout: Checkout;
  totalCents: number;
  refusal: TermsRefusal | { code: 'empty_basket' } | null;
};

type Parts = Parameters<typeof readPageTerms>[0] & { basket: Pick<BasketService, 'read'> };

/** Never in a transaction: a plugin may be asked what delivery costs. */
export async function readDraftCheckout(shop: Parts, shopper: string): Promise<DraftCheckout> {
  const { items } = await shop.basket.read(shopper);
  const page = await readPageTerms(shop, shopper, items);
  const { checkout, refusal: ofTerms } = checkoutOf(page, items);
  const totalCents = chargeCents(basketTotalCents(items), checkout.terms);
  const refusal = checkout.items.length === 0 ? ({ code: 'empty_basket' } as const) : ofTerms;
  return { items, page, checkout, totalCents, refusal };
}
