/** Why a draft cannot be paid for yet, for staff: the shop's own words speak to who has the basket. */
import { paymentRefusalMessage } from '#app/features/payment/start/payment-messages.ts';
import { messages } from './messages/messages.ts';

type Refusal = Parameters<typeof paymentRefusalMessage>[0];

/** What the customer can mend when paying, or is over by then: the link is of use all the same. */
const OVER_WHEN_PAYING: readonly Refusal['code'][] = [
  'no_address',
  'no_phone',
  'no_email',
  'no_gift_email',
  'not_delivered',
  'delivery_unknown',
];

export function mayBePaidLater({ code }: Refusal): boolean {
  return OVER_WHEN_PAYING.includes(code);
}

export function draftRefusalMessage(refusal: Refusal): string {
  switch (refusal.code) {
    case 'empty_basket':
      return messages.nothingInIt;
    case 'no_address':
    case 'no_phone':
    case 'no_email':
      return messages.missing[refusal.code];
    case 'gift_cards_apart':
      return messages.giftCardsApart;
    case 'gift_cards_off':
      return messages.sellsNoGiftCards;
    default:
      return paymentRefusalMessage(refusal);
  }
}
