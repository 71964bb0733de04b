/**
 * The rules of withdrawals (Directive 2011/83/EU, Articles 9 to 14): what a consumer may withdraw from, whether it is in
 * time, and what follows at once. Pure. A withdrawal asks for no reason, and one that is late is taken too: staff decides.
 */
import { giftCardShare, mailedSeconds } from '#app/features/credits/bought-cards.ts';
import type { OrderState, Withdrawal } from '#app/features/orders/events/order-events.ts';
import { foldGoods, linesOf } from '#app/features/orders/order-goods.ts';
import { linesRefunded } from '#app/features/orders/order-refund.ts';
import {
  canHappen,
  foldOrder,
  linesWithdrawn,
  type OrderDetails,
} from '#app/features/orders/order-state.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { type DecidedRefund, decideOrderRefund, linesBack } from './decide-order-refund.ts';
import { isAfterPeriod, lastWithdrawalDay } from './withdrawal-period.ts';

type Order = Pick<OrderDetails, 'amount' | 'basket' | 'terms' | 'events' | 'refunds' | 'giftCards'>;

/** For how many days after the delivery it is in time; in whose time zone. */
export type WithdrawalPeriod = { days: number; timeZone: string };

/**
 * The last day of the period, such as 2026-12-11; null while something is to be sent, or nothing says that a parcel has
 * arrived: it counts from the last of the goods (Article 9(2)(b)(i)).
 */
export function lastDayOf(
  order: Pick<Order, 'basket' | 'events' | 'giftCards'>,
  { days, timeZone }: WithdrawalPeriod,
): string | null {
  const { parcels, linesToSend } = foldGoods(order);
  const isAllThere = linesToSend.length === 0 && parcels.every(({ isDelivered }) => isDelivered);
  const delivered = isAllThere ? order.events.findLast(({ kind }) => kind === 'delivered') : null;
  const arrivedSeconds = delivered?.atSeconds ?? mailedSeconds(order.giftCards ?? []);
  return lastWithdrawalDay(arrivedSeconds, days, timeZone);
}

/** Whether a withdrawal of now is in time, and there is something to withdraw from. */
export function mayWithdraw(order: Order, period: WithdrawalPeriod, nowSeconds: number): boolean {
  return (
    foldOrder(order).withdrawableLines.length > 0 &&
    !isAfterPeriod(nowSeconds, lastDayOf(order, period), period.timeZone)
  );
}

/** `lines`: null for all that is left; `declaredSeconds`: when the consumer has said so. */
export type WantedWithdrawal = { lines: readonly number[] | null; declaredSeconds: number };

export type WithdrawalRefusal =
  | { code: 'too_late'; state: OrderState }
  | { code: 'nothing_chosen' }
  /** A line that is not of the order, has come back, or was refunded. */
  | { code: 'not_withdrawable'; line: number };

/** `cancels`: nothing was or is sent, and all of the charge goes back; `refund`: what else goes back at once. */
export type DecidedWithdrawal = {
  body: Withdrawal;
  cancels: boolean;
  refund: DecidedRefund | null;
};

/** The order as it is once this is declared: by whom and when decides nothing about money. */
export function afterWithdrawal<Any extends Pick<Order, 'events'>>(
  order: Any,
  body: Withdrawal,
): Any {
  const event = { kind: 'withdrawn', body, no: 0, by: 'shopper', atSeconds: 0 } as const;
  return { ...order, events: [...order.events, event] };
}

/**
 * What was not sent is refunded at once, unless nothing was paid for it, or the bank decides about the charge: then staff
 * sees that it is owed.
 */
function refundAtOnce(order: Order, body: Withdrawal): DecidedWithdrawal['refund'] {
  const after = afterWithdrawal(order, body);
  const { refundedCents: seenCents } = foldOrder(after);
  const decision = decideOrderRefund(after, { cents: null, lines: body.unsent, seenCents });
  if (decision.ok) return decision.value;
  // After refunds of amounts less can be left than the lines came to.
  if (decision.refusal.code !== 'too_much') return null;
  const rest = decideOrderRefund(after, { cents: null, lines: null, seenCents });
  return rest.ok ? rest.value : null;
}

/** What a withdrawal leads to; `again`: it is declared already, as by the second click. */
export function decideWithdrawal(
  order: Order,
  { lines: wanted, declaredSeconds }: WantedWithdrawal,
  period: WithdrawalPeriod,
): Result<DecidedWithdrawal | 'again', WithdrawalRefusal> {
  const { state, withdrawableLines, parcels, linesToSend } = foldOrder(order);
  const declared = linesWithdrawn(order);
  const lines = [...new Set(wanted ?? withdrawableLines)];
  const isDeclared = (wanted ?? declared).every((line) => declared.includes(line));
  if (isDeclared && (wanted ?? declared).length > 0 && (wanted || lines.length === 0)) {
    return done('again');
  }
  if (!canHappen('withdrawn', state)) return refused({ code: 'too_late', state });
  if (lines.length === 0) return refused({ code: 'nothing_chosen' });
  const wrong = lines.find((line) => !withdrawableLines.includes(line));
  if (wrong !== undefined) return refused({ code: 'not_withdrawable', line: wrong });
  const isLate = isAfterPeriod(declaredSeconds, lastDayOf(order, period), period.timeZone);
  // Of gift cards staff decides once it is late, as of goods that were sent; goods that were not sent are never late.
  const isMailed = giftCardShare(order.basket) === 'all';
  const sent = isMailed && isLate ? lines : linesOf(parcels);
  // What was refunded before it left as well, where that refund has failed: its money goes back after all.
  const unsent = lines.filter((line) => !sent.includes(line));
  const body: Withdrawal = { lines, unsent, declaredSeconds, isLate };
  const cancels =
    !isMailed && parcels.length === 0 && linesToSend.every((line) => lines.includes(line));
  return done({ body, cancels, refund: cancels ? null : refundAtOnce(order, body) });
}

/** A withdrawal whose money has still to go back: which of its lines, since when, whether it was late, and whether any of them was sent. */
export type OwedWithdrawal = Pick<Withdrawal, 'lines' | 'declaredSeconds' | 'isLate'> & {
  isSent: boolean;
};

/** The withdrawals of which something is neither refunded nor asked for, the first declared first. */
export function owedWithdrawals(order: Order): OwedWithdrawal[] {
  const { withdrawals, restCents, parcels, linesAnswered } = foldOrder(order);
  const sent = linesOf(parcels);
  // A cancellation refunds all that is left.
  if (restCents === 0 || order.events.some(({ kind }) => kind === 'cancelled')) return [];
  const gone = linesRefunded(order.refunds);
  // An amount is staff's answer to a late one; a refund of the line that has failed is none.
  const named = new Set(order.refunds.flatMap(({ lines }) => lines ?? []));
  const answered = linesAnswered.filter((line) => !named.has(line));
  const owed = withdrawals
    .map(({ lines, unsent, declaredSeconds, isLate }) => {
      const left = lines.filter(
        (line) => !gone.has(line) && (unsent.includes(line) || !answered.includes(line)),
      );
      const isSent = left.some((line) => sent.includes(line));
      return { lines: left, declaredSeconds, isLate, isSent };
    })
    .filter(({ lines }) => lines.length > 0)
    .toSorted((one, other) => one.declaredSeconds - other.declaredSeconds);
  const { cents } = linesBack(
    order,
    owed.flatMap(({ lines }) => lines),
  );
  return cents > 0 ? owed : [];
}

/**
 * When the money of a withdrawal goes back: `at-once` of what was not sent, unless it is `held` while the bank decides about
 * the charge; `once-back` when what was sent, or the proof of it, has arrived (Article 13 (3)).
 */
export type MoneyBack = 'at-once' | 'held' | 'once-back' | 'shop-decides';

export function moneyBackOf(
  order: Order,
  { lines, isLate }: Pick<Withdrawal, 'lines' | 'isLate'>,
): MoneyBack {
  if (isLate) return 'shop-decides';
  const sent = linesOf(foldOrder(order).parcels);
  if (lines.some((line) => sent.includes(line))) return 'once-back';
  const owed = owedWithdrawals(order).flatMap((one) => one.lines);
  return lines.some((line) => owed.includes(line)) ? 'held' : 'at-once';
}
