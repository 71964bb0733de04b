/** Which files of the books there are, and of which days. */
import { isCalendarDay } from '#app/shared/time/calendar-day.ts';

/** What each has: `items` are rows of orders, charges and refunds by line; `taxes` and `payouts` are by day. */
export const BOOK_KINDS = ['orders', 'items', 'refunds', 'taxes', 'payouts'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

/** `2026-11`, of days whose start and end can be told. */
export function isMonth(text: string): boolean {
  return (
    /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) && Object.values(daysOfMonth(text)).every(isCalendarDay)
  );
}

/** The month of a day: `2026-11-30` → `2026-11` */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** `2026-11` → `2026-11-01` and `2026-11-30` */
export function daysOfMonth(month: string): { firstDay: string; lastDay: string } {
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 1, 0));
  return { firstDay: `${month}-01`, lastDay: last.toISOString().slice(0, 10) };
}

/** The months up to this one, the newest first: `2026-11`, `2026-10`. */
export function monthsUntil(month: string, count: number): string[] {
  const [year, number] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year ?? 0, (number ?? 1) - 1 - back)).toISOString().slice(0, 7),
  );
}

/** `2026-12` → `2027-01` */
export function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 1)).toISOString().slice(0, 7);
}
