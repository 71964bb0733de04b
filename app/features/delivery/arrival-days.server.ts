/** When an order arrives: working days, without the weekend and the public holidays of a country. */
import { nextDay } from '#app/shared/time/zoned-time.ts';
import type { Arrival } from './arrival.ts';
import type { TransitDays } from './delivery-zone.ts';

/** Of `Intl`: Monday is 1, Sunday 7. */
function weekendOf(country: string): ReadonlySet<number> {
  return new Set(new Intl.Locale(`und-${country}`).getWeekInfo().weekend);
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Some holidays last several days. */
function daysOf({ date, start, end }: { date: string; start: Date; end: Date }): string[] {
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  const firstMs = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Array.from({ length: count }, (_, no) =>
    new Date(firstMs + no * DAY_MS).toISOString().slice(0, 10),
  );
}

const known = new Map<string, ReadonlySet<string>>();

async function holidaysOf(country: string, year: number): Promise<ReadonlySet<string>> {
  const key = `${country} ${year}`;
  const found = known.get(key);
  if (found) return found;
  // It takes 45 MB of memory: a shop that promises no days never loads it.
  const { default: Holidays } = await import('date-holidays');
  const holidays = new Holidays(country).getHolidays(year);
  const days = new Set(holidays.filter(({ type }) => type === 'public').flatMap(daysOf));
  known.set(key, days);
  return days;
}

/** Whether nobody works there on a day of the year of `fromDay` or the next. */
export async function freeDaysOf(
  country: string,
  fromDay: string,
): Promise<(day: string) => boolean> {
  const year = Number(fromDay.slice(0, 4));
  const weekend = weekendOf(country);
  const thisYear = await holidaysOf(country, year);
  const nextYear = await holidaysOf(country, year + 1);
  return (day) =>
    weekend.has(new Date(`${day}T00:00:00Z`).getUTCDay() || 7) ||
    thisYear.has(day) ||
    nextYear.has(day);
}

/** The working day so many after a day; of 0 that day itself where it is worked, else the next that is. */
function workingDayAfter(day: string, count: number, isFree: (day: string) => boolean): string {
  let at = day;
  for (let left = count; left > 0 || isFree(at); ) {
    at = nextDay(at);
    if (left > 0 && !isFree(at)) left -= 1;
  }
  return at;
}

/** When what is ordered on `orderDay` arrives; `isFree` says on which days nobody works. */
export function arrivalOf(
  orderDay: string,
  { least, most }: TransitDays,
  isFree: (day: string) => boolean,
): Arrival {
  return {
    firstDay: workingDayAfter(orderDay, least, isFree),
    lastDay: workingDayAfter(orderDay, most, isFree),
  };
}
