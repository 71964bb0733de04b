/**
 * The rules of returns: what a shopper may ask to send back, what staff may receive, and what goes back for it. Pure.
 * What is shown before a return is asked for and what is refunded once it has come are the same sum.
 */

import type { OrderState, ReturnItem } from '#app/features/orders/events/order-events.ts';
import { linesOf } from '#app/features/orders/order-goods.ts';
import { linesRefunded } from '#app/features/orders/order-refund.ts';
import { canHappen, foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { needsWords } from '#app/features/orders/return-reasons.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import {
  type DecidedRefund,
  decideOrderRefund,
  linesBack,
  linesOwedCents,
  type RefundRefusal,
} from './decide-order-refund.ts';

type Order = Pick<OrderDetails, 'amount' | 'basket' | 'terms' | 'events' | 'refunds' | 'giftCards'>;

/**
 * What goes back for these lines: what was paid for those not refunded yet, with delivery where the last of a withdrawal
 * gives that back, at most what is left of the charge.
 */
export function returnCents(order: Order, lines: readonly number[]): number {
  const gone = linesRefunded(order.refunds);
  const owed = lines.filter((line) => !gone.has(line));
  return Math.min(linesBack(order, owed).cents, foldOrder(order).restCents);
}

export type ReturnRefusal =
  | { code: 'too_late'; state: OrderState }
  | { code: 'nothing_chosen' | 'words_missing' }
  /** A line that is not of the order, has come back, was refunded, or stands there twice. */
  | { code: 'not_returnable'; line: number };

/** Whether both are for the same lines: the second time that one form arrives. */
function isSame(one: readonly ReturnItem[], other: readonly ReturnItem[]): boolean {
  const sorted = (items: readonly ReturnItem[]) => linesOf(items).toSorted((a, b) => a - b);
  return String(sorted(one)) === String(sorted(other));
}

/** Whether a shopper may ask to send these back; `again`: that is what was asked already. */
export function decideReturnRequest(
  order: Order,
  items: readonly ReturnItem[],
): Result<'new' | 'again', ReturnRefusal> {
  const { state, openReturn, returnableLines } = foldOrder(order);
  if (openReturn && isSame(openReturn, items)) return done('again');
  if (!canHappen('return_requested', state)) return refused({ code: 'too_late', state });
  const lines = linesOf(items);
  if (lines.length === 0) return refused({ code: 'nothing_chosen' });
  const wrong = lines.find(
    (line, index) => !returnableLines.includes(line) || lines.indexOf(line) !== index,
  );
  if (wrong !== undefined) return refused({ code: 'not_returnable', line: wrong });
  if (items.some(({ reason, words }) => needsWords(reason) && words === '')) {
    return refused({ code: 'words_missing' });
  }
  return done('new');
}

/** What staff says of a parcel that has come back. */
export type WantedReceipt = {
  lines: readonly number[];
  /** Of those, what is not sold again. */
  unsaleable: readonly number[];
  isRefunded: boolean;
  /** As of a refund by hand. */
  seenCents: number;
  isSure?: boolean;
};

export type ReceiptRefusal =
  | { code: 'too_late'; state: OrderState }
  | { code: 'nothing_chosen' }
  | { code: 'line_back' | 'not_sent' | 'not_among'; line: number }
  | RefundRefusal;

/** `refund`: what goes back with it, null for nothing; its lines are null where it is all that is left. */
export type Receipt = {
  lines: number[];
  restocked: number[];
  refund: DecidedRefund | null;
};

export function decideReceipt(
  order: Order,
  { lines: wanted, unsaleable, isRefunded, seenCents, isSure = false }: WantedReceipt,
): Result<Receipt, ReceiptRefusal> {
  const { state, linesBack: back, parcels, restCents } = foldOrder(order);
  const sent = linesOf(parcels);
  const lines = [...new Set(wanted)];
  for (const line of lines) {
    if (order.basket.every((one) => one.line !== line))
      return refused({ code: 'unknown_line', line });
    if (back.includes(line)) return refused({ code: 'line_back', line });
  }
  if (!canHappen('returned', state)) return refused({ code: 'too_late', state });
  const unsent = lines.find((line) => !sent.includes(line));
  if (unsent !== undefined) return refused({ code: 'not_sent', line: unsent });
  if (lines.length === 0) return refused({ code: 'nothing_chosen' });
  const stray = unsaleable.find((line) => !lines.includes(line));
  if (stray !== undefined) return refused({ code: 'not_among', line: stray });
  const receipt = { lines, restocked: lines.filter((line) => !unsaleable.includes(line)) };
  if (!isRefunded || returnCents(order, lines) === 0) return done({ ...receipt, refund: null });
  const gone = linesRefunded(order.refunds);
  const owed = lines.filter((line) => !gone.has(line));
  // After refunds of amounts less can be left than the lines came to.
  const refundLines = linesOwedCents(order, owed) > restCents ? null : owed;
  const decision = decideOrderRefund(order, {
    ...{ cents: null, lines: refundLines, seenCents, isSure },
  });
  if (!decision.ok) return decision;
  return done({ ...receipt, refund: decision.value });
}
