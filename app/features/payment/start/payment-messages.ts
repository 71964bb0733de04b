/** Why there is no intent to pay: the status of POST /api/payments/create, and the words for shoppers. */
import { MAX_CREDIT_CENTS } from '#app/features/credits/credit.ts';
import { messages } from '#app/features/payment/messages/messages.ts';
import { shopChargeLimits } from '#app/shared/money/charged-currencies.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { checkoutChangedMessage } from './checkout-changes.ts';
import type { PaymentRefusal } from './decide-payment.ts';

type Code = PaymentRefusal['code'];

type Words<Of extends Code> = {
  status: 409 | 422 | 429 | 502 | 503;
  message(refusal: PaymentRefusal & { code: Of }): string;
};

/** All that is said of each; docs/api.md has the same codes with the same status. */
export const PAYMENT_REFUSALS: { readonly [Of in Code]: Words<Of> } = {
  total_changed: {
    status: 409,
    message: ({ totalCents }) => messages.totalChanged(formatCents(totalCents)),
  },
  checkout_changed: {
    status: 409,
    message: ({ changed, totalCents }) => checkoutChangedMessage(changed, totalCents),
  },
  amount_too_small: {
    status: 422,
    message: () => messages.tooSmall(formatCents(shopChargeLimits().leastCents)),
  },
  amount_too_large: {
    status: 422,
    // What a card could be charged is more than a gift card can hold.
    message: ({ totalCents }) => {
      const { mostCents } = shopChargeLimits();
      return messages.tooLarge(formatCents(totalCents > mostCents ? mostCents : MAX_CREDIT_CENTS));
    },
  },
  too_many_items: {
    status: 422,
    message: ({ maxItems }) => messages.tooManyItems(maxItems),
  },
  too_many_units: {
    status: 422,
    message: ({ maxUnits, title }) => messages.tooManyUnits(maxUnits, title),
  },
  no_address: {
    status: 409,
    message: () => messages.noAddress,
  },
  no_phone: {
    status: 409,
    message: () => messages.noPhone,
  },
  no_email: {
    status: 409,
    message: () => messages.noEmail,
  },
  no_gift_email: {
    status: 409,
    message: () => messages.noGiftEmail,
  },
  gift_cards_apart: {
    status: 422,
    message: () => messages.giftCardsApart,
  },
  gift_cards_off: {
    status: 422,
    message: () => messages.giftCardsOff,
  },
  not_delivered: {
    status: 422,
    message: () => messages.notDelivered,
  },
  too_heavy: {
    status: 422,
    message: () => messages.tooHeavy,
  },
  below_minimum: {
    status: 422,
    message: ({ missingCents }) => messages.belowMinimum(formatCents(missingCents)),
  },
  delivery_unknown: {
    status: 503,
    message: () => messages.deliveryUnknown,
  },
  too_many_declines: {
    status: 429,
    message: ({ waitSeconds }) => messages.tooManyDeclines(Math.ceil(waitSeconds / 3_600)),
  },
  empty_basket: {
    status: 409,
    message: () => messages.emptyBasket,
  },
  shopper_merged: {
    status: 409,
    message: () => messages.emptyBasket,
  },
  already_paid: {
    status: 409,
    message: () => messages.alreadyPaid,
  },
  payment_processing: {
    status: 409,
    message: () => messages.stillProcessing,
  },
  provider_unavailable: {
    status: 503,
    message: () => messages.providerUnavailable,
  },
  provider_refused: {
    status: 502,
    message: () => messages.providerRefused,
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

/** Whether nothing is left to pay: an order was made of it, or is about to be. */
export function isPaid(code: string): boolean {
  return code === 'already_paid' || code === 'payment_processing';
}
