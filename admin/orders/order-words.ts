/** Orders in words for staff. */
import type { RefundRefusal } from '#app/features/orders/actions/decide-order-refund.ts';
import type { Actor, OrderEvent, OrderState } from '#app/features/orders/order-events.ts';
import type { RefundState } from '#app/features/orders/order-refund.ts';

import { formatCents } from '#app/shared/money.ts';
import { formatShopTime } from '#app/shared/zoned-time.ts';

export const staffStateWord: Record<OrderState, string> = {
  placed: 'Placed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  return_asked: 'Return requested',
  return_approved: 'Return approved',
  returned: 'Returned',
};

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

/** A charge that is no order goes back for one of these reasons; any other was written by staff. */
const REASONS: Record<string, string> = { cancelled: 'Order cancelled' };

export function reasonWord(reason: string): string {
  return REASONS[reason] ?? reason;
}

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

/** What has happened, in a title and, where there is more to say, a detail; times in the shop's zone. */
export function describeEvent(
  event: OrderEvent,
  timeZone: string,
): { title: string; detail: string | null } {
  switch (event.kind) {
    case 'note':
      return { title: 'Note', detail: event.body.text };
    case 'packed':
      return { title: 'Packed', detail: null };
    case 'shipped': {
      const { carrier, tracking } = event.body;
      return { title: carrier ? `Shipped with ${carrier}` : 'Shipped', detail: tracking || null };
    }
    case 'tracking_added': {
      const { carrier, tracking } = event.body;
      return { title: carrier ? `With ${carrier}` : 'Tracking added', detail: tracking || null };
    }
    case 'delivered':
      return { title: 'Delivered', detail: null };
    case 'cancelled':
      return { title: 'Cancelled', detail: event.body.reason || null };
    case 'return_asked':
      return { title: 'Return requested', detail: event.body.reason || null };
    case 'return_approved':
      return { title: 'Return approved', detail: null };
    case 'return_declined':
      return { title: 'Return declined', detail: event.body.reason || null };
    case 'returned':
      return { title: 'Returned', detail: null };
    case 'refunded':
      return {
        title: `Refund ${event.body.no} of ${formatCents(event.body.cents)}`,
        detail: reasonWord(event.body.reason) || null,
      };
    case 'disputed': {
      const { status, reason, cents, dueSeconds } = event.body;
      const due =
        dueSeconds === null
          ? ''
          : ` Answer at the card provider by ${formatShopTime(dueSeconds, timeZone)}.`;
      return {
        title: `Dispute of ${formatCents(cents)}: ${status.replaceAll('_', ' ')}`,
        detail: `${reason.replaceAll('_', ' ')}.${due}`,
      };
    }
  }
}
