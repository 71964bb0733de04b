/** Messages for shoppers when what they want to pay for cannot be held. */
import { listingOf } from '#app/features/stock/stock.ts';
import type { HoldRefusal } from './hold-payment.server.ts';

/** The codes of POST /api/payments/{paymentIntentId}/hold. */
export const HOLD_CODES: readonly string[] = [
  'sold_out',
  'not_held',
] satisfies HoldRefusal['code'][];

export function holdRefusalMessage(refusal: HoldRefusal): string {
  switch (refusal.code) {
    case 'sold_out':
      if (refusal.left.some(({ stockKey, left }) => listingOf(stockKey) === null && left <= 0)) {
        return 'The code has just been used up, or others are paying with it. Nothing was charged: look your basket over.';
      }
      return 'Something in your basket has just been sold, or is in the checkouts of others. Nothing was charged: look your basket over.';
    case 'not_held':
      return 'This payment is over. Nothing was charged: press Buy Now again.';
    case 'unknown':
      return 'There is no such payment of yours.';
  }
}
