import { DAY_ADVICE, isCalendarDay } from '#app/shared/time/calendar-day.ts';
import { CommandError } from '#server/command-error.ts';

/** Reads a day such as 2026-11-30. Throws CommandError for no day. */
export function readDay(name: string): (text: string) => string {
  return (text) => {
    if (isCalendarDay(text)) return text;
    throw new CommandError(`${name} is not a day: ${DAY_ADVICE}.`);
  };
}
