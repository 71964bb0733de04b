/** Why there is no intent to pay: the status of POST /api/payments/create, and the words for shoppers. */
import { formatCents, shopChargeLimits } from '#app/shared/money.ts';
import { checkoutChangedMessage } from './checkout-changes.ts';
import type { PaymentRefusal } from './decide-payment.ts';

type Code = PaymentRefusal['code'];

type Words<Of extends Code> = {
  status: 409 | 422 | 502 | 503;
  message(refusal: PaymentRefusal & { code: Of }): string;
};

const EMPTY = 'Your basket is empty. Add something to it first.';

/** All that is said of each; docs/api.md has the same codes with the same status. */
export const PAYMENT_REFUSALS: { readonly [Of in Code]: Words<Of> } = {
  total_changed: {
    status: 409,
    message: ({ totalCents }) =>
      `Your basket has changed: the total is ${formatCents(totalCents)} now. Look it over and pay again.`,
  },
  checkout_changed: {
    status: 409,
    message: ({ changed, totalCents }) => checkoutChangedMessage(changed, totalCents),
  },
  amount_too_small: {
    status: 422,
    message: () =>
      `The least that a card can be charged is ${formatCents(shopChargeLimits().leastCents)}. Add something to your basket.`,
  },
  amount_too_large: {
    status: 422,
    message: () =>
      `The most that a card can be charged is ${formatCents(shopChargeLimits().mostCents)}. Remove something from your basket.`,
  },
  too_many_items: {
    status: 422,
    message: ({ maxItems }) =>
      `At most ${maxItems} items can be bought at once. Remove some of them from your basket.`,
  },
  too_many_units: {
    status: 422,
    message: ({ maxUnits, title }) =>
      `At most ${maxUnits} of “${title}” can be bought at once. Remove some of them from your basket.`,
  },
  no_address: {
    status: 409,
    message: () => 'Say where your order goes first: fill in the delivery address.',
  },
  not_delivered: {
    status: 422,
    message: () =>
      'This shop does not deliver to the country of your address. Give another one, or buy from a shop near you.',
  },
  below_minimum: {
    status: 422,
    message: ({ missingCents }) =>
      `Delivery to your address begins at a higher total: add ${formatCents(missingCents)} more to your basket.`,
  },
  empty_basket: {
    status: 409,
    message: () => EMPTY,
  },
  shopper_merged: {
    status: 409,
    message: () => EMPTY,
  },
  already_paid: {
    status: 409,
    message: () => 'This basket is paid already. You find the order under Returns & Orders.',
  },
  payment_processing: {
    status: 409,
    message: () =>
      'Your payment is still being processed. You find the order under Returns & Orders soon.',
  },
  provider_unavailable: {
    status: 503,
    message: () =>
      'The card provider does not answer right now. Nothing was charged; try again in a moment.',
  },
  provider_refused: {
    status: 502,
    message: () =>
      'The card provider refused to start this payment. Nothing was charged; try again later.',
  },
};

export function paymentRefusalMessage<Of extends Code>(
  refusal: PaymentRefusal & { code: Of },
): string {
  const code: Of = refusal.code;
  return PAYMENT_REFUSALS[code].message(refusal);
}

/** Any call can fail so, and its message is for shoppers too. */
const OF_ANY_CALL = ['too_many_requests', 'unavailable', 'internal'];

/** Whether the message of this code of POST /api/payments/create is for shoppers; all others are for programs. */
export function isForShoppers(code: string): boolean {
  return Object.hasOwn(PAYMENT_REFUSALS, code) || OF_ANY_CALL.includes(code);
}
