import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';
import { dayStartSeconds, nextDay, toZonedDay } from './zoned-time.ts';

const ZONES = ['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Europe/Oslo', 'America/New_York'];

describe('a day', () => {
  test.for(['1969-12-31', '0000-01-01', '9999-12-31', '10000-01-01', '2026-02-29', '2026-11-30 '])(
    'is not %j',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );

  test.for(ZONES)('has a start and an end in %s, the first and the last too', (zone) => {
    for (const day of ['1970-01-01', '9999-12-30']) {
      expect([isCalendarDay(day), toZonedDay(dayStartSeconds(day, zone), zone)]).toEqual([
        true,
        day,
      ]);
      expect(dayStartSeconds(nextDay(day), zone)).toBeGreaterThan(dayStartSeconds(day, zone));
    }
  });

  test('is every one that a calendar has from 1970 on', () => {
    const max = new Date('9999-12-30T23:59:59Z');
    const date = fc.date({ min: new Date(0), max, noInvalidDate: true });
    fc.assert(fc.property(date, (one) => isCalendarDay(one.toISOString().slice(0, 10))));
  });
});
