/** What the admin says of refunds, and of who did something. */
import type { RefundRefusal } from '#app/features/orders/actions/decide-order-refund.ts';
import type { Actor } from '#app/features/orders/order-events.ts';
import type { RefundState } from '#app/features/orders/order-refund.ts';
import { formatCents } from '#app/shared/money.ts';

export const refundStateWord: Record<RefundState, string> = {
  due: 'Due: the card provider has not made it yet; the shop goes on asking',
  pending: 'On its way',
  refunded: 'Made',
  failed: 'Failed: refund it in another way',
  cancelled: 'Not made: as much had gone back at the card provider',
};

export const actorWord: Record<Actor, string> = {
  shopper: 'the shopper',
  staff: 'staff',
  shop: 'the shop',
  provider: 'the card provider',
};

export function describeRefusal(refusal: RefundRefusal): string {
  switch (refusal.code) {
    case 'changed':
      return `${formatCents(refusal.refundedCents)} went back in the meantime: look at what is left, then refund the rest if it is still due.`;
    case 'nothing_left':
      return 'All of it went back already.';
    case 'disputed':
      return "The card's bank is deciding about this charge: a refund may pay the shopper twice, or be refused. Refund it once more and say yes to do it all the same.";
    case 'too_much':
      return `Only ${formatCents(refusal.restCents)} is left to refund.`;
    case 'bad_amount':
      return 'The amount has to be above zero, in dollars and cents.';
    case 'unknown_line':
      return 'A chosen item is not of this order.';
    case 'line_refunded':
      return 'A chosen item went back already. For more, refund an amount.';
  }
}
