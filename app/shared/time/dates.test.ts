import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOrderDate, isTimeZone, isTownZone } from './dates.ts';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(advancedFormat);

describe('the date of an order', () => {
  test('reads like November 21st 2026, 1:05am', () => {
    const createdSeconds = Date.UTC(2026, 10, 21, 1, 5) / 1000;
    expect(formatOrderDate(createdSeconds, 'UTC')).toBe('November 21st 2026, 1:05am');
  });

  test('is formatted in the zone of the shopper', () => {
    const createdSeconds = Date.UTC(2026, 10, 21, 1, 5) / 1000;
    expect(formatOrderDate(createdSeconds, 'America/New_York')).toBe('November 20th 2026, 8:05pm');
  });

  test('calls noon 12pm and midnight 12am', () => {
    expect(formatOrderDate(Date.UTC(2026, 0, 2, 12, 0) / 1000, 'UTC')).toBe(
      'January 2nd 2026, 12:00pm',
    );
    expect(formatOrderDate(Date.UTC(2026, 0, 3, 0, 0) / 1000, 'UTC')).toBe(
      'January 3rd 2026, 12:00am',
    );
  });

  test("agrees with the format 'MMMM Do YYYY, h:mma' of day.js at any time in any zone", () => {
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu');
    const seconds = fc.integer({ min: 0, max: 4_102_444_800 });
    fc.assert(
      fc.property(seconds, zone, (createdSeconds, timeZone) => {
        const expected = dayjs.unix(createdSeconds).tz(timeZone).format('MMMM Do YYYY, h:mma');
        expect(formatOrderDate(createdSeconds, timeZone)).toBe(expected);
      }),
    );
  });
});

describe('a time zone', () => {
  test('is known by its IANA name', () => {
    expect(isTimeZone('Europe/Berlin')).toBe(true);
  });

  test('is not just any text', () => {
    for (const text of ['', 'Mars/Olympus', '<script>', 'a'.repeat(10_000)]) {
      expect(isTimeZone(text)).toBe(false);
    }
  });
});

test.each(['UTC', 'Europe/Berlin', 'Europe/Kiev', 'Europe/Kyiv', 'Asia/Kolkata', 'Etc/UTC'])(
  '%s is the same zone in JavaScript and PostgreSQL',
  (name) => expect(isTownZone(name)).toBe(true),
);

test.each(['SST', 'CET', 'EET', 'Berlin', '+01:00', 'SystemV/PST8', 'Mars/Olympus'])(
  '%s may be another zone in PostgreSQL, or none',
  (name) => expect(isTownZone(name)).toBe(false),
);
