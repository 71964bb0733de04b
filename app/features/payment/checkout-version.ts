/** What a shopper looks at before paying, and the version that names it: the page and the server make it alike. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { ADDRESS_FIELDS, type Address } from '#app/features/delivery/address/address.ts';
import type { PaymentTerms } from '#app/features/delivery/terms.ts';
import { rateOf } from '#app/features/tax/taxes.ts';
import { providerCurrency } from '#app/shared/money/money.ts';
import { hashText } from '#app/shared/text/hash-text.ts';

/** What would be paid for now, or what a payment has frozen. `items` are those that are for sale. */
export type Checkout = {
  items: readonly BasketItem[];
  terms: PaymentTerms | null;
};

/** The parts of a checkout that can change by themselves, in the order of the version. */
export const CHECKOUT_PARTS = [
  ...(['items', 'address', 'delivery', 'code', 'tax'] as const),
  // From here on what most have nothing of: left out of the end of a version.
  ...(['requests', 'credit'] as const),
] as const;

const ALWAYS_THERE = CHECKOUT_PARTS.indexOf('requests');

export type CheckoutPart = (typeof CHECKOUT_PARTS)[number];

function textsOf(address: Address): string[] {
  const texts = ADDRESS_FIELDS.map((field) => address[field]);
  return address.phone ? [...texts, address.phone] : texts;
}

/** All of a part that a shopper agrees to; equal values are equal as JSON. */
const contentOf: Record<CheckoutPart, (checkout: Checkout) => unknown> = {
  items: ({ items }) => [
    providerCurrency(),
    ...items.map(({ line, variant, priceCents }) => [line, variant, priceCents]),
  ],
  address: ({ terms }) => (terms?.address ? textsOf(terms.address) : null),
  delivery: ({ terms }) => {
    const { id = null, title = null } = terms?.deliveryOption ?? {};
    return [terms?.shippingCents ?? 0, id, title];
  },
  code: ({ terms }) => [terms?.code ?? null, terms?.discountCents ?? 0],
  tax: ({ items, terms }) => {
    const taxes = terms?.taxes;
    const rates = taxes
      ? [taxes.delivery, items.map(({ variant }) => rateOf(taxes, variant))]
      : null;
    return terms?.vatNumber ? [rates, terms.vatNumber] : rates;
  },
  requests: ({ terms }) => {
    if (!terms?.note && !terms?.isGift && !terms?.giftTo) return null;
    const asked = [terms.note ?? '', terms.isGift ? (terms.giftMessage ?? '') : null];
    const { email, giver, words, day } = terms.giftTo ?? {};
    return terms.giftTo ? [...asked, email, giver, words, day] : asked;
  },
  credit: ({ terms }) => (terms?.credit ? [terms.credit.id, terms.credit.cents] : null),
};

function textOf(part: CheckoutPart, checkout: Checkout): string {
  return JSON.stringify(contentOf[part](checkout));
}

/** The parts in which two checkouts differ; none if both are the same purchase. */
export function differentParts(one: Checkout, other: Checkout): CheckoutPart[] {
  return CHECKOUT_PARTS.filter((part) => textOf(part, one) !== textOf(part, other));
}

/** The hash of a part that there is nothing of. */
const NOTHING = hashText('null');

/** A hash of each part: two checkouts with one version are the same purchase. */
export function checkoutVersion(checkout: Checkout): string {
  const hashes = CHECKOUT_PARTS.map((part) => hashText(textOf(part, checkout)));
  const last = hashes.findLastIndex((hash, index) => index < ALWAYS_THERE || hash !== NOTHING);
  return hashes.slice(0, last + 1).join('.');
}

/** The header in which a page names what it shows: the call itself stays that of the specification (7). */
export const CHECKOUT_VERSION_HEADER = 'checkout-version';

const VERSION = /^[a-z0-9]{11}(\.[a-z0-9]{11}){4,6}$/;

/** Whether a text could be a version. */
export function isCheckoutVersion(text: string): boolean {
  return VERSION.test(text);
}

/** The parts in which two versions differ; all of them for a text that is no version. */
export function changedParts(shown: string, now: string): CheckoutPart[] {
  const [shownHashes, nowHashes] = [shown.split('.'), now.split('.')];
  const hashAt = (hashes: readonly string[], index: number) =>
    hashes[index] ?? (index < ALWAYS_THERE ? undefined : NOTHING);
  return CHECKOUT_PARTS.filter(
    (_part, index) => hashAt(shownHashes, index) !== hashAt(nowHashes, index),
  );
}
