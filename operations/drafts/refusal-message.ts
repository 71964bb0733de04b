/** Why a draft cannot be paid for yet, for staff: the shop's own words speak to who has the basket. */
import { paymentRefusalMessage } from '#app/features/payment/start/payment-messages.ts';
import { messages } from './messages/messages.ts';

type Refusal = Parameters<typeof paymentRefusalMessage>[0];

export function draftRefusalMessage(refusal: Refusal): string {
  switch (refusal.code) {
    case 'empty_basket':
      return messages.nothingInIt;
    case 'no_address':
    case 'no_phone':
    case 'no_email':
      return messages.missing[refusal.code];
    default:
      return paymentRefusalMessage(refusal);
  }
}
