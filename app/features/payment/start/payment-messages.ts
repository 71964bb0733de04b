/** Messages for shoppers when there is no intent to pay. */

import { MAX_PAYMENT_CENTS, MIN_PAYMENT_CENTS } from '#app/features/payment/payment.ts';
import { formatCents } from '#app/shared/money.ts';
import { checkoutChangedMessage } from './checkout-changes.ts';
import type { PaymentRefusal } from './decide-payment.ts';

/** The codes of POST /api/payments/create whose messages are for shoppers; all others are for programs. */
export const SHOPPER_CODES: readonly string[] = [
  'total_changed',
  'checkout_changed',
  'amount_too_small',
  'amount_too_large',
  'too_many_items',
  'too_many_units',
  'no_address',
  'not_delivered',
  'below_minimum',
  'empty_basket',
  'shopper_joined',
  'already_paid',
  'payment_processing',
  'provider_unavailable',
  'provider_refused',
  'too_many_requests',
  'unavailable',
  'internal',
] satisfies (PaymentRefusal['code'] | 'too_many_requests' | 'unavailable' | 'internal')[];

const NO_ADDRESS = 'Say where your order goes first: fill in the delivery address.';
const NOT_DELIVERED =
  'This shop does not deliver to the country of your address. Give another one, or buy from a shop near you.';

export function paymentRefusalMessage(refusal: PaymentRefusal): string {
  switch (refusal.code) {
    case 'total_changed':
      return `Your basket has changed: the total is ${formatCents(refusal.totalCents)} now. Look it over and pay again.`;
    case 'checkout_changed':
      return checkoutChangedMessage(refusal.changed, refusal.totalCents);
    case 'amount_too_small':
      return `The least that a card can be charged is ${formatCents(MIN_PAYMENT_CENTS)}. Add something to your basket.`;
    case 'amount_too_large':
      return `The most that a card can be charged is ${formatCents(MAX_PAYMENT_CENTS)}. Remove something from your basket.`;
    case 'too_many_items':
      return `At most ${refusal.maxItems} items can be bought at once. Remove some of them from your basket.`;
    case 'too_many_units':
      return `At most ${refusal.maxUnits} of “${refusal.title}” can be bought at once. Remove some of them from your basket.`;
    case 'no_address':
      return NO_ADDRESS;
    case 'not_delivered':
      return NOT_DELIVERED;
    case 'below_minimum':
      return `Delivery to your address begins at a higher total: add ${formatCents(refusal.missingCents)} more to your basket.`;
    case 'empty_basket':
    case 'shopper_joined':
      return 'Your basket is empty. Add something to it first.';
    case 'already_paid':
      return 'This basket is paid already. You find the order under Returns & Orders.';
    case 'payment_processing':
      return 'Your payment is still being processed. You find the order under Returns & Orders soon.';
    case 'provider_unavailable':
      return 'The card provider does not answer right now. Nothing was charged; try again in a moment.';
    case 'provider_refused':
      return 'The card provider refused to start this payment. Nothing was charged; try again later.';
  }
}
