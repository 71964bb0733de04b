/** What a shopper looks at before paying, and the version that names it: the page and the server make it alike. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { ADDRESS_FIELDS } from '#app/features/delivery/address.ts';
import type { PaymentTerms } from '#app/features/delivery/terms.ts';
import { rateOf } from '#app/features/tax/taxes.ts';
import { providerCurrency } from '#app/shared/money/money.ts';

/** 53 bits as 11 letters and digits: cyrb53 (bryc, public domain). */
function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  const bits = 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
  return bits.toString(36).padStart(11, '0');
}

/** What would be paid for now, or what a payment has frozen. `items` are those that are for sale. */
export type Checkout = {
  items: readonly BasketItem[];
  terms: PaymentTerms | null;
};

/** The parts of a checkout that can change by themselves, in the order of the version. */
export const CHECKOUT_PARTS = ['items', 'address', 'delivery', 'code', 'tax'] as const;

export type CheckoutPart = (typeof CHECKOUT_PARTS)[number];

/** All of a part that a shopper agrees to; equal values are equal as JSON. */
const contentOf: Record<CheckoutPart, (checkout: Checkout) => unknown> = {
  items: ({ items }) => [
    providerCurrency(),
    ...items.map(({ line, variant, priceCents }) => [line, variant, priceCents]),
  ],
  address: ({ terms }) =>
    terms?.address ? ADDRESS_FIELDS.map((field) => terms.address?.[field]) : null,
  delivery: ({ terms }) => {
    const { id = null, title = null } = terms?.deliveryOption ?? {};
    return [terms?.shippingCents ?? 0, id, title];
  },
  code: ({ terms }) => [terms?.code ?? null, terms?.discountCents ?? 0],
  tax: ({ items, terms }) => {
    const taxes = terms?.taxes;
    return taxes ? [taxes.delivery, items.map(({ variant }) => rateOf(taxes, variant))] : null;
  },
};

function textOf(part: CheckoutPart, checkout: Checkout): string {
  return JSON.stringify(contentOf[part](checkout));
}

/** The parts in which two checkouts differ; none if both are the same purchase. */
export function differentParts(one: Checkout, other: Checkout): CheckoutPart[] {
  return CHECKOUT_PARTS.filter((part) => textOf(part, one) !== textOf(part, other));
}

/** A hash of each part: two checkouts with one version are the same purchase. */
export function checkoutVersion(checkout: Checkout): string {
  return CHECKOUT_PARTS.map((part) => hashText(textOf(part, checkout))).join('.');
}

/** The header in which a page names what it shows: the call itself stays that of the specification (7). */
export const CHECKOUT_VERSION_HEADER = 'checkout-version';

const VERSION = /^[a-z0-9]{11}(\.[a-z0-9]{11}){4}$/;

/** Whether a text could be a version. */
export function isCheckoutVersion(text: string): boolean {
  return VERSION.test(text);
}

/** The parts in which two versions differ; all of them for a text that is no version. */
export function changedParts(shown: string, now: string): CheckoutPart[] {
  const [shownHashes, nowHashes] = [shown.split('.'), now.split('.')];
  return CHECKOUT_PARTS.filter((_part, index) => shownHashes[index] !== nowHashes[index]);
}
