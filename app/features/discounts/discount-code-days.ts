/** The days of a code as people write them, both in it and in the shop's time zone, and its times in unix seconds. */
import { dayStartSeconds, nextDay, toZonedDay } from '#app/shared/time/zoned-time.ts';

type Times = { fromSeconds: number | null; toSeconds: number | null };

/** Null without a first day. */
export function firstDayOf({ fromSeconds }: Times, timeZone: string): string | null {
  return fromSeconds === null ? null : toZonedDay(fromSeconds, timeZone);
}

/** Null without a last day; a code that was ended within a day was over on that day. */
export function lastDayOf({ toSeconds }: Times, timeZone: string): string | null {
  return toSeconds === null ? null : toZonedDay(toSeconds - 1, timeZone);
}

/** From the start of the first day to the end of the last, such as 2026-11-30; null is unbounded. */
export function timesOfDays(first: string | null, last: string | null, timeZone: string): Times {
  return {
    fromSeconds: first === null ? null : dayStartSeconds(first, timeZone),
    toSeconds: last === null ? null : dayStartSeconds(nextDay(last), timeZone),
  };
}
