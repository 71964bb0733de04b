import { CommandError } from '#server/command-error.ts';

/** Reads a day such as 2026-11-30. Throws CommandError for no day. */
export function readDay(name: string): (text: string) => string {
  return (text) => {
    const milliseconds = Date.parse(`${text}T00:00:00Z`);
    const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(milliseconds);
    // A day that there is not, such as the 31st of a short month, is read as one that there is.
    if (isDay && new Date(milliseconds).toISOString().startsWith(text)) return text;
    throw new CommandError(`${name} is not a day: write it as in 2026-11-30.`);
  };
}
