/** Whether a refund by hand can be made, and of how much: every rule of it. */

import {
  type GiftCardSpent,
  type TakenBack,
  takenBack,
} from '#app/features/credits/bought-cards.ts';
import { paidPrices } from '#app/features/delivery/terms.ts';
import { DELIVERY_LINE } from '#app/features/invoices/charge-lines.ts';
import { isUndecided } from '#app/features/orders/events/dispute.ts';
import {
  type ChargeRefund,
  isCounted,
  isPromised,
  linesRefunded,
  toCardCents,
  toCreditCents,
} from '#app/features/orders/order-refund.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { isOnStep } from '#app/shared/money/money.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { withdrawnDeliveryCents } from './withdrawn-delivery.ts';

/** What staff asks for: an amount, whole lines, or all that is left where both are null. */
export type WantedRefund = {
  cents: number | null;
  lines: readonly number[] | null;
  /** What went back so far as it was shown: another sum means that somebody else was faster. */
  seenCents: number;
  /** Staff knows that the card's bank is deciding about the charge. */
  isSure?: boolean;
};

export type RefundRefusal =
  | { code: 'changed'; refundedCents: number }
  | { code: 'nothing_left' | 'disputed' }
  | { code: 'too_much'; restCents: number }
  | { code: 'bad_amount' }
  /** Nothing was or would be sent, and so much of the charge would stay, for lines that are not sent after all. */
  | { code: 'paid_for_nothing'; restCents: number }
  | { code: 'unknown_line' | 'line_refunded'; line: number }
  /** So much is left on the gift cards that go back: no money goes back for what was spent of them. */
  | GiftCardSpent;

/** What goes back for lines, with the line of delivery where the last of a withdrawal gives that back. */
export type LinesBack = { cents: number; lines: number[] };

/** A refund as it is to be made: `lines` null for an amount. */
export type DecidedRefund = {
  cents: number;
  lines: number[] | null;
  /** The numbers of refunds that have failed and that this one makes once more. */
  inPlaceOf: number[];
  takenBack: TakenBack[];
};

/** What was paid for these lines, less what a code took off them; without delivery. */
function linesCents(
  { basket, terms }: Pick<OrderDetails, 'basket' | 'terms'>,
  lines: readonly number[],
): number {
  const paid = paidPrices(basket, terms);
  const cents = basket.map(({ line }, index) => (lines.includes(line) ? (paid[index] ?? 0) : 0));
  return cents.reduce((sum, one) => sum + one, 0);
}

/** Refunds of some of these lines that have failed. */
function failedAmong<One extends Pick<ChargeRefund, 'state' | 'lines'>>(
  refunds: readonly One[],
  lines: readonly number[],
): One[] {
  return refunds.filter(
    (one) =>
      !isCounted(one) && one.lines?.every((line) => [...lines, DELIVERY_LINE].includes(line)),
  );
}

/** What was paid for these lines, less what of refunds that have failed is in a gift card, and stays there. */
export function linesOwedCents(
  order: Pick<OrderDetails, 'basket' | 'terms' | 'refunds'>,
  lines: readonly number[],
): number {
  return linesCents(order, lines) - toCreditCents(failedAmong(order.refunds, lines));
}

/** What was paid for these lines, with delivery where a withdrawal gives that back and as much is left of the charge. */
export function linesBack(
  order: Pick<OrderDetails, 'amount' | 'basket' | 'terms' | 'events' | 'refunds'>,
  lines: readonly number[],
): LinesBack {
  const cents = linesOwedCents(order, lines);
  const leftCents = foldOrder(order).restCents - cents;
  const deliveryCents = Math.min(withdrawnDeliveryCents(order, lines), leftCents);
  if (deliveryCents <= 0) return { cents, lines: [...lines] };
  return { cents: cents + deliveryCents, lines: [...lines, DELIVERY_LINE] };
}

/** A line goes back once. */
function decideLines(
  order: Pick<OrderDetails, 'amount' | 'basket' | 'terms' | 'events' | 'refunds'>,
  lines: readonly number[],
): Result<LinesBack, RefundRefusal> {
  const gone = linesRefunded(order.refunds);
  for (const line of lines) {
    if (order.basket.every((one) => one.line !== line))
      return refused({ code: 'unknown_line', line });
    if (gone.has(line)) return refused({ code: 'line_refunded', line });
  }
  const { parcels, linesToSend, linesDropped, restCents } = foldOrder(order);
  const isNothingSent = parcels.length === 0 && linesToSend.every((line) => lines.includes(line));
  if (isNothingSent && linesDropped.some((line) => !gone.has(line) && !lines.includes(line)))
    return refused({ code: 'paid_for_nothing', restCents });
  return done(linesBack(order, lines));
}

/** Refunds that have failed and that no other was made in place of: they stay owed. */
function failedRefunds({ events, refunds }: Pick<OrderDetails, 'events' | 'refunds'>) {
  const replaced = new Set(
    events.flatMap((event) => (event.kind === 'refunded' ? (event.body.inPlaceOf ?? []) : [])),
  );
  return refunds.filter(
    (one) => isPromised(one) && one.state === 'failed' && !replaced.has(one.no),
  );
}

/**
 * Which of these failed refunds are made once more: those whose lines are all among these, the first of the same amount,
 * or all of them where everything that is left goes back. Any other refund is one more, and what failed stays owed.
 */
function replacedBy(
  failed: readonly ChargeRefund[],
  wanted: { cents: number; lines: readonly number[] | null; isAll: boolean },
): readonly ChargeRefund[] {
  const isAmongLines = ({ lines }: ChargeRefund) =>
    lines?.every((line) => wanted.lines?.includes(line));
  if (wanted.isAll) return failed;
  if (wanted.lines !== null) return failed.filter(isAmongLines);
  return failed.filter((one) => toCardCents(one) === wanted.cents).slice(0, 1);
}

/** Whether what staff asks for can be refunded now, and as what. */
export function decideOrderRefund(
  order: Pick<OrderDetails, 'amount' | 'basket' | 'terms' | 'events' | 'refunds' | 'giftCards'>,
  { cents, lines, seenCents, isSure = false }: WantedRefund,
): Result<DecidedRefund, RefundRefusal> {
  const { refundedCents, restCents, disputes } = foldOrder(order);
  if (refundedCents !== seenCents) return refused({ code: 'changed', refundedCents });
  if (restCents <= 0) return refused({ code: 'nothing_left' });
  // If the bank decides for the shopper, the money would go back twice.
  if (disputes.some(isUndecided) && !isSure) return refused({ code: 'disputed' });
  const decision =
    lines === null ? done({ cents: cents ?? restCents, lines }) : decideLines(order, lines);
  if (!decision.ok) return decision;
  const { value: back } = decision;
  if (!Number.isInteger(back.cents) || back.cents <= 0 || !isOnStep(back.cents))
    return refused({ code: 'bad_amount' });
  if (back.cents > restCents) return refused({ code: 'too_much', restCents });
  const failed = failedRefunds(order);
  const isAll = back.cents === restCents;
  const replaced = replacedBy(failed, { ...back, isAll });
  // What stays owed is not on the cards any more: it was taken from them when its refund was made. With this refund
  // no more than the charge can be gone.
  const owed = failed.filter((one) => !replaced.includes(one));
  const owedCents = owed.reduce((sum, one) => sum + toCardCents(one), 0);
  const goneCents = Math.min(order.amount - restCents + owedCents, order.amount - back.cents);
  const takes = takenBack(order.giftCards ?? [], { ...back, goneCents });
  if (!takes.ok) return takes;
  return done({ ...back, inPlaceOf: replaced.map(({ no }) => no), takenBack: takes.value });
}
