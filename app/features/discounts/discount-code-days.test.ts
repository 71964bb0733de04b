import { expect, test } from 'vitest';
import { firstDayOf, lastDayOf, timesOfDays } from './discount-code-days.ts';

test('a code begins and ends with the days of the shop, whatever its clocks do', () => {
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Europe/Berlin']) {
    for (const day of ['2026-11-30', '2026-03-29', '2026-10-25', '2024-02-29']) {
      const times = timesOfDays(day, day, zone);
      expect([firstDayOf(times, zone), lastDayOf(times, zone)]).toEqual([day, day]);
    }
  }
  expect(timesOfDays('2026-11-30', '2026-11-30', 'Asia/Tokyo')).toEqual({
    fromSeconds: Date.parse('2026-11-30T00:00:00+09:00') / 1_000,
    toSeconds: Date.parse('2026-12-01T00:00:00+09:00') / 1_000,
  });
});

test('a code without days is unbounded', () => {
  const times = timesOfDays(null, null, 'UTC');
  expect(times).toEqual({ fromSeconds: null, toSeconds: null });
  expect([firstDayOf(times, 'UTC'), lastDayOf(times, 'UTC')]).toEqual([null, null]);
});
