/** Dates as the orders page shows them: in English 'MMMM Do YYYY, h:mma' (spec 2, Orders page). */
import { localeTag, perLocale, shopLocale } from '#app/shared/locale.ts';

const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ordinalSuffixes: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  many: 'th',
  zero: 'th',
};

const formatters = perLocale(() => new Map<string, Intl.DateTimeFormat>());

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters().get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeTag(), {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  formatters().set(timeZone, made);
  return made;
}

/** Unix seconds → 'November 21st 2026, 1:05am', '21. November 2026 um 01:05'. Throws a RangeError for an invalid zone. */
export function formatOrderDate(createdSeconds: number, timeZone: string): string {
  if (shopLocale().language !== 'en') return formatterFor(timeZone).format(createdSeconds * 1000);
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(createdSeconds * 1000)) {
    parts[type] = value;
  }
  const suffix = ordinalSuffixes[ordinalRules.select(Number(parts.day))];
  const halfDay = parts.dayPeriod?.toLowerCase();
  return `${parts.month} ${parts.day}${suffix} ${parts.year}, ${parts.hour}:${parts.minute}${halfDay}`;
}

const dayFormat = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Unix seconds → the day in UTC: 'November 30, 2026' */
export function formatDay(seconds: number): string {
  return dayFormat().format(seconds * 1_000);
}

/** `UTC`, or a name with a slash of a zone that is listed or another name of one: what PostgreSQL reads alike. */
export function isTownZone(name: string): boolean {
  if (name === 'UTC') return true;
  if (!/^[A-Za-z]\w*(?:\/[\w+-]+)+$/.test(name) || !isTimeZone(name)) return false;
  const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
  return timeZone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(timeZone);
}

/** Whether this runtime knows the IANA time zone; any cookie value is safe. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    // An unknown zone throws a RangeError.
    return false;
  }
}
