/** What the payment page shows as to be paid for: made by the server, and again by the browser from its basket. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents, itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { giftCardShare } from '#app/features/credits/bought-cards.ts';
import type { Credit } from '#app/features/credits/credit.ts';
import type { AskedCountries } from '#app/features/delivery/form/address-form.ts';
import type { AddressChoice } from '#app/features/delivery/saved/address-choice.ts';
import {
  type Choices,
  decideTerms,
  type TermsMode,
  type TermsRefusal,
} from '#app/features/delivery/terms.ts';
import type { CodeProblem } from '#app/features/discounts/discount-code.ts';
import type { Checkout } from '#app/features/payment/checkout-version.ts';
import type { Taxes } from '#app/features/tax/taxes.ts';

/** What the visitor has chosen, with what the forms need; null for the placeholder delivery, no discount and no tax. */
export type PageTerms = {
  mode: TermsMode;
  choices: Choices & {
    hasCodes: boolean;
    typedCode: string | null;
    codeProblem: CodeProblem | null;
    /** The store credit of the account. */
    ownCredit: Credit | null;
  };
  taxes: Taxes | null;
  /** The items that taxes and delivery are about, as `itemsKey` names them. */
  asked: string;
  /** The address as on a parcel. */
  lines: readonly string[];
  /** All that the shopper has saved, that address among them; in the order of what they say. */
  addresses: readonly AddressChoice[];
  /** What the form of an address needs; null where nobody is asked for one. */
  form: AskedCountries | null;
} | null;

/** The same for the same items at the same prices. */
export function itemsKey(basket: readonly BasketItem[]): string {
  return JSON.stringify(
    itemsForSale(basket).map(({ line, variant, priceCents }) => [line, variant, priceCents]),
  );
}

/** What would be paid for, and why there are no terms to pay by. */
export function checkoutOf(
  page: PageTerms,
  basket: readonly BasketItem[],
): { checkout: Checkout; refusal: TermsRefusal | null } {
  const items = itemsForSale(basket);
  const itemsCents = basketTotalCents(items);
  const share = giftCardShare(items);
  const decided = page && decideTerms(page.mode, page.choices, itemsCents, page.taxes, share);
  // Without items nothing is delivered, and nothing is taken off.
  const terms = decided?.ok && items.length > 0 ? decided.value : null;
  const checkout: Checkout = { items, terms };
  return { checkout, refusal: decided && !decided.ok ? decided.refusal : null };
}
