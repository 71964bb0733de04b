/**
 * How long a consumer may withdraw from a contract, and by when the money goes back: Articles 9 and 13 of Directive
 * 2011/83/EU, counted as Article 3 of Regulation 1182/71 says. Days are those of the shop's time zone, as 2026-11-21.
 */
import { nextDay, toZonedDay } from '#app/shared/time/zoned-time.ts';

/** Within so many days of the declaration the money goes back. */
const REFUND_DAYS = 14;

function dayAfter(day: string, days: number): string {
  return days === 0 ? day : dayAfter(nextDay(day), days - 1);
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/**
 * The last day on which a withdrawal is in time, to its end; null while the goods have not arrived. The day of the delivery
 * is not counted, and a period that would end on a Saturday or Sunday ends on Monday. Holidays are not known here.
 */
export function lastWithdrawalDay(
  deliveredSeconds: number | null,
  days: number,
  timeZone: string,
): string | null {
  if (deliveredSeconds === null) return null;
  let last = dayAfter(toZonedDay(deliveredSeconds, timeZone), days);
  while (isWeekend(last)) last = nextDay(last);
  return last;
}

/** Whether what is declared at this second comes after the period. */
export function isAfterPeriod(
  declaredSeconds: number,
  lastDay: string | null,
  timeZone: string,
): boolean {
  return lastDay !== null && toZonedDay(declaredSeconds, timeZone) > lastDay;
}

/** The day by which the money goes back. No weekend makes it later: a bank may be slow. */
export function refundDueDay(declaredSeconds: number, timeZone: string): string {
  return dayAfter(toZonedDay(declaredSeconds, timeZone), REFUND_DAYS);
}
