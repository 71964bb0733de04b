/** What staff read of an order: its state, or one line on what to do instead of what cannot be done. */
import type { RefundRefusal } from '#app/features/orders/actions/decide-order-refund.ts';
import type { OrderState } from '#app/features/orders/order-events.ts';
import {
  type StaffActKind,
  staffActs,
  staffStateMessages,
} from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents } from '#app/shared/money.ts';

export function describeState(number: string, state: OrderState): string {
  return `Order ${number} ${staffStateMessages[state].is}.`;
}

export function describeTooLate(number: string, what: StaffActKind, state: OrderState): string {
  return `Order ${number} ${staffStateMessages[state].is}: ${staffActs[what].instead}.`;
}

export function describeRefusal(number: string, refusal: RefundRefusal): string {
  const order = `Order ${number}`;
  switch (refusal.code) {
    case 'changed':
      return `${order}: ${formatCents(refusal.refundedCents)} of it went back already. To refund more, add --refunded-so-far ${refusal.refundedCents}.`;
    case 'nothing_left':
      return `${order}: all of it went back already.`;
    case 'disputed':
      return `${order} is disputed, and the card's bank is deciding: a refund may pay the shopper twice, or be refused. To refund it all the same, add --sure.`;
    case 'too_much':
      return `${order}: only ${formatCents(refusal.restCents)} are left to refund: use --cents ${refusal.restCents} or less.`;
    case 'bad_amount':
      return `${order}: the amount has to be a whole number of cents above zero.`;
    case 'unknown_line':
      return `${order} has no line ${refusal.line}: npm run orders -- show ${number} lists its lines.`;
    case 'line_refunded':
      return `${order}: line ${refusal.line} went back already. For more, use --cents.`;
  }
}
