/** The form by which a consumer says what to withdraw from: how many of each item, at first all of it. Pure. */

import { returnCents } from '#app/features/orders/actions/decide-return.ts';
import {
  afterWithdrawal,
  decideWithdrawal,
  lastDayOf,
  type MoneyBack,
  moneyBackOf,
  type WithdrawalPeriod,
} from '#app/features/orders/actions/decide-withdrawal.ts';
import { isAfterPeriod, refundDueDay } from '#app/features/orders/actions/withdrawal-period.ts';
import type { Withdrawal } from '#app/features/orders/events/order-events.ts';
import { countedTitles } from '#app/features/orders/order-messages.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { groupItems, type OrderedItem } from '#app/features/orders/page/order-view.ts';
import { countField } from './count-field.ts';

/** What can be withdrawn from, by the first line of each item. */
export type WithdrawableItem = Pick<OrderedItem, 'item' | 'lines'>;

/** A withdrawal that was declared, for its page; days are such as 2026-12-11. */
export type DeclaredWithdrawal = {
  titles: string[];
  declaredSeconds: number;
  moneyBack: MoneyBack;
  dueDay: string;
};

export type WithdrawalView = {
  number: string;
  items: WithdrawableItem[];
  declared: DeclaredWithdrawal[];
  /** The last day of the period; null while nothing says that the goods have arrived. */
  lastDay: string | null;
  isLate: boolean;
};

export function toWithdrawalView(
  order: OrderDetails,
  period: WithdrawalPeriod,
  nowSeconds: number,
): WithdrawalView {
  const { withdrawableLines, withdrawals } = foldOrder(order);
  const left = order.basket.filter(({ line }) => withdrawableLines.includes(line));
  const lastDay = lastDayOf(order, period);
  const toDeclared = (withdrawal: Withdrawal) => ({
    titles: countedTitles(withdrawal.lines, order.basket),
    declaredSeconds: withdrawal.declaredSeconds,
    moneyBack: moneyBackOf(order, withdrawal),
    dueDay: refundDueDay(withdrawal.declaredSeconds, period.timeZone),
  });
  return {
    number: order.number,
    items: groupItems(left, new Map()).map(({ item, lines }) => ({ item, lines })),
    declared: withdrawals.map(toDeclared).toReversed(),
    lastDay,
    isLate: isAfterPeriod(nowSeconds, lastDay, period.timeZone),
  };
}

/** How many of each item, by its first line. */
export type Counts = Readonly<Record<number, number>>;

export function readCounts(
  fields: Readonly<Record<string, string>>,
  items: readonly WithdrawableItem[],
): Counts {
  const counts = items.map(({ lines }) => {
    const [line = 0] = lines;
    const count = Number(fields[countField(line)] ?? 0);
    const isCount = Number.isInteger(count) && count > 0;
    return [line, isCount ? Math.min(count, lines.length) : 0] as const;
  });
  return Object.fromEntries(counts);
}

/** The lines that are meant: the first of each item. */
export function countedLines(items: readonly WithdrawableItem[], counts: Counts): number[] {
  return items.flatMap(({ lines }) => lines.slice(0, counts[lines[0] ?? 0] ?? 0));
}

/** What goes back for these lines, once they are withdrawn from; null where that cannot be. */
export function withdrawalCents(
  order: OrderDetails,
  lines: readonly number[],
  period: WithdrawalPeriod,
  declaredSeconds: number,
): number | null {
  const decided = decideWithdrawal(order, { lines, declaredSeconds }, period);
  if (!decided.ok || decided.value === 'again') return null;
  const { body, cancels } = decided.value;
  if (cancels) return foldOrder(order).restCents;
  return returnCents(afterWithdrawal(order, body), lines);
}
