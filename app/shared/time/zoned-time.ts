/** Times in the shop's time zone: as people read them, as files have them, and where its days begin. */
import { formatOrderDate } from './dates.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(
  seconds: number,
  timeZone: string,
  timeZoneName: 'short' | 'longOffset',
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const key = `${timeZone} ${timeZoneName}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, timeZoneName, hourCycle: 'h23', year: 'numeric', month: '2-digit' },
      ...{ day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
  formats.set(key, format);
  const parts = format.formatToParts(seconds * 1_000);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** 'November 21st 2026, 1:05am (GMT+1)': says its zone, for whoever reads it in another one. */
export function formatShopTime(seconds: number, timeZone: string): string {
  const { timeZoneName } = partsOf(seconds, timeZone, 'short');
  return `${formatOrderDate(seconds, timeZone)} (${timeZoneName})`;
}

/** '2026-11-21T01:05:09+01:00': ISO 8601 with the offset of the zone; 'Z' in UTC. */
export function toZonedIso(seconds: number, timeZone: string): string {
  const parts = partsOf(seconds, timeZone, 'longOffset');
  const { year = '', month, day, hour, minute, second, timeZoneName = '' } = parts;
  const offset = timeZoneName.replace(/^GMT(\+00:00)?/, '') || 'Z';
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}

/** '2026-11-21 01:05', for lists. */
export function toZonedMinute(seconds: number, timeZone: string): string {
  return toZonedIso(seconds, timeZone).slice(0, 16).replace('T', ' ');
}

/** The day that it is in the zone, as 2026-11-21. */
export function toZonedDay(seconds: number, timeZone: string): string {
  return toZonedIso(seconds, timeZone).slice(0, 10);
}

const DAY_SECONDS = 24 * 60 * 60;

function offsetSeconds(seconds: number, timeZone: string): number {
  const [, year = '', rest = ''] = /^(\d+)(.{15})/.exec(toZonedIso(seconds, timeZone)) ?? [];
  // The day after the last of four digits is looked at, too.
  return Date.parse(`+${year.padStart(6, '0')}${rest}Z`) / 1_000 - seconds;
}

/** The first second of a day such as 2026-11-21 in the zone; a day may begin at 1 o'clock. */
export function dayStartSeconds(day: string, timeZone: string): number {
  const inUtc = Date.parse(`${day}T00:00:00Z`) / 1_000;
  // The clocks may change on this very day: one of the offsets around it leads into it.
  const [first = inUtc, ...others] = [-DAY_SECONDS, DAY_SECONDS]
    .map((shift) => inUtc - offsetSeconds(inUtc + shift, timeZone))
    .sort((one, other) => one - other);
  return [first, ...others].find((start) => toZonedDay(start, timeZone) === day) ?? first;
}

/** The day after. */
export function nextDay(day: string): string {
  return toZonedDay(Date.parse(`${day}T00:00:00Z`) / 1_000 + DAY_SECONDS, 'UTC');
}
