/** Days such as 2026-11-30: the one rule of which there are, and how they are worded. */
import { formatDay } from './dates.ts';

/** Times are counted from it on; the day after the last one can still be written with four digits of a year. */
export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '9999-12-30';

/** Whether a text is a day such as 2026-11-30 whose start and end can be stored. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  // A day that there is not, such as the 31st of a short month, is read as one that there is.
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text);
}

/** `2026-11-30` → `November 30, 2026` */
export function formatCalendarDay(day: string): string {
  return formatDay(Date.parse(day) / 1_000);
}
