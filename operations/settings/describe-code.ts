/** Codes in words for staff. */
import { firstDayOf, lastDayOf } from '#app/features/discounts/discount-code-days.ts';
import type { ListedCode, NewCode } from '#app/features/discounts/discount-codes.server.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { localeTag } from '#app/shared/locale.ts';
import { formatCents, formatTypedCents } from '#app/shared/money/money.ts';
import { messages } from './messages/messages.ts';

/** More orders with a code are not counted. */
export const MAX_COUNTED_ORDERS = 1_000;

/** A code as staff sees it: its days are both in it, in the zone of the shop. */
export type ShownCode = Omit<ListedCode, 'fromSeconds' | 'toSeconds'> & {
  firstDay: string | null;
  lastDay: string | null;
  isOver: boolean;
  /** Another after every change. */
  version: string;
};

/** What is recorded of a code. */
export function summaryOf(code: NewCode, timeZone: string) {
  const { sharePercent, amountCents, uses, usesEach } = code;
  const days = { firstDay: firstDayOf(code, timeZone), lastDay: lastDayOf(code, timeZone) };
  return { sharePercent, amountCents, ...days, uses, usesEach };
}

export function toShown(code: ListedCode, timeZone: string, nowSeconds: number): ShownCode {
  const { name, fromSeconds, toSeconds, left, orders } = code;
  const summary = summaryOf(code, timeZone);
  const isOver = toSeconds !== null && toSeconds <= nowSeconds;
  const version = JSON.stringify([...Object.values(summary), fromSeconds, toSeconds]);
  return { name, ...summary, left, orders, isOver, version };
}

type Worth = Pick<NewCode, 'sharePercent' | 'amountCents'>;

/** `10%` or `$5.00` */
export function describeWorth({ sharePercent, amountCents }: Worth): string {
  return sharePercent === null ? formatCents(amountCents ?? 0) : formatRate(sharePercent * 100);
}

/** As it is typed: `10%` or `5.00`. */
export function writeWorth({ sharePercent, amountCents }: Worth): string {
  return sharePercent === null
    ? formatTypedCents(amountCents ?? 0)
    : formatRate(sharePercent * 100);
}

/** `from 2026-11-01 until 2026-11-30`, `Over since 2026-11-30` */
export function describeTime({ firstDay, lastDay, isOver }: ShownCode): string {
  if (isOver) return messages.overSince(lastDay ?? '');
  const parts = [
    firstDay && messages.fromDay(firstDay),
    lastDay && messages.untilDay(lastDay),
  ].filter(Boolean);
  return parts.join(' ') || messages.always;
}

/** `18 of 20 left, 1 a shopper` */
export function describeUses({ uses, left, usesEach }: ShownCode): string {
  const parts = [
    ...(uses === null ? [] : [messages.leftOf(Math.max(0, left ?? 0), uses)]),
    ...(usesEach === null ? [] : [messages.eachShopper(usesEach)]),
  ];
  return parts.join(', ') || messages.noLimit;
}

/** `2`, or `1,000+` where more are not counted. */
export function describeOrders({ orders }: ShownCode): string {
  return orders > MAX_COUNTED_ORDERS
    ? `${MAX_COUNTED_ORDERS.toLocaleString(localeTag())}+`
    : String(orders);
}

/** `SUMMER: 10% off, until 2026-08-31, 18 of 20 left, 1 a shopper; in 2 orders` */
export function codeLine(code: ShownCode): string {
  const limits = [describeTime(code), describeUses(code)].map(
    (part) => part.charAt(0).toLowerCase() + part.slice(1),
  );
  return messages.codeLine(
    code.name,
    describeWorth(code),
    limits.join(', '),
    describeOrders(code),
    code.orders === 1,
  );
}
