/** What staff read of an order: its state, or one line on what to do instead of what cannot be done. */
import type { RefundRefusal } from '#app/features/orders/actions/decide-order-refund.ts';
import type { OrderState } from '#app/features/orders/order-events.ts';
import { formatCents } from '#app/shared/money.ts';

const STATE_WORDS: Record<OrderState, string> = {
  placed: 'is placed',
  packed: 'is packed',
  shipped: 'is shipped',
  delivered: 'is delivered',
  cancelled: 'is cancelled',
  return_asked: 'waits for an answer to its return',
  return_approved: 'has a return that is approved',
  returned: 'is returned',
};

/** What to do where something cannot happen any more, or not yet. */
const INSTEAD: Record<string, string> = {
  packed: 'only an order that is placed can be packed',
  shipped: 'only an order that is placed or packed can be shipped',
  tracking_added: 'only an order that is shipped, and not delivered yet, gets a tracking number',
  delivered: 'only an order that is shipped can be delivered: ship it first',
  cancelled: 'only an order that is not packed yet can be cancelled: refund it instead',
  return_approved: 'only a return that is asked for can be approved',
  return_declined: 'only a return that is asked for can be declined',
  returned: 'only an order that was shipped can come back',
};

export function describeState(number: string, state: OrderState): string {
  return `Order ${number} ${STATE_WORDS[state]}.`;
}

export function describeTooLate(number: string, what: string, state: OrderState): string {
  return `Order ${number} ${STATE_WORDS[state]}: ${INSTEAD[what] ?? `it cannot be ${what}`}.`;
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
