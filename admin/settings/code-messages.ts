/** Codes in words for staff. */
import { firstDayOf, lastDayOf } from '#app/features/codes/code-days.ts';
import type { ListedCode, NewCode } from '#app/features/codes/codes.server.ts';
import { formatCents, formatPlainCents } from '#app/shared/money.ts';

/** Another after every change; empty for no code. */
export function codeVersion(code: NewCode | null): string {
  if (!code) return '';
  const { sharePercent, amountCents, fromSeconds, toSeconds, uses, usesEach } = code;
  return JSON.stringify([sharePercent, amountCents, fromSeconds, toSeconds, uses, usesEach]);
}

type Worth = Pick<NewCode, 'sharePercent' | 'amountCents'>;

/** `10 %` or `$5.00` */
export function describeWorth({ sharePercent, amountCents }: Worth): string {
  return sharePercent === null ? formatCents(amountCents ?? 0) : `${sharePercent} %`;
}

/** As it is typed: `10%` or `5.00`. */
export function writeWorth({ sharePercent, amountCents }: Worth): string {
  return sharePercent === null ? formatPlainCents(amountCents ?? 0) : `${sharePercent}%`;
}

export function isOver({ toSeconds }: Pick<NewCode, 'toSeconds'>, nowSeconds: number): boolean {
  return toSeconds !== null && toSeconds <= nowSeconds;
}

export function describeTime(code: ListedCode, nowSeconds: number, timeZone: string): string {
  const [from, to] = [firstDayOf(code, timeZone), lastDayOf(code, timeZone)];
  if (isOver(code, nowSeconds)) return `Over since ${to}`;
  const parts = [from && `from ${from}`, to && `until ${to}`].filter(Boolean);
  return parts.join(' ') || 'Always';
}

/** `18 of 20 left`, `1 a shopper` */
export function describeUses({ uses, left, usesEach }: ListedCode): string {
  const parts = [
    ...(uses === null ? [] : [`${Math.max(0, left ?? 0)} of ${uses} left`]),
    ...(usesEach === null ? [] : [`${usesEach} a shopper`]),
  ];
  return parts.join(', ') || 'No limit';
}
