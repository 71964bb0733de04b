import { expect, test } from 'vitest';
import { dayStartSeconds, formatShopTime, nextDay, toZonedIso } from './zoned-time.ts';

const at = (text: string) => Date.parse(text) / 1_000;

test('a time says its zone', () => {
  expect(formatShopTime(at('2026-11-21T00:05:09Z'), 'Europe/Berlin')).toBe(
    'November 21st 2026, 1:05am (GMT+1)',
  );
  expect(formatShopTime(at('2026-11-21T00:05:09Z'), 'UTC')).toBe(
    'November 21st 2026, 12:05am (UTC)',
  );
});

test.for([
  ['UTC', '2026-11-21T00:05:09Z'],
  ['Europe/Berlin', '2026-11-21T01:05:09+01:00'],
  ['America/New_York', '2026-11-20T19:05:09-05:00'],
  ['Asia/Kathmandu', '2026-11-21T05:50:09+05:45'],
] as const)('ISO 8601 in %s', ([zone, text]) => {
  expect(toZonedIso(at('2026-11-21T00:05:09Z'), zone)).toBe(text);
  expect(at(text)).toBe(at('2026-11-21T00:05:09Z'));
});

test.for([
  ['UTC', '2026-11-01', '2026-11-01T00:00:00Z'],
  ['Europe/Berlin', '2026-11-01', '2026-10-31T23:00:00Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z'],
  // The clocks went from 0 to 1 o'clock.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z'],
  // They went from 24 back to 23 o'clock.
  ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-01', '2026-10-31T10:00:00Z'],
] as const)('in %s the day %s begins at %s', ([zone, day, start]) => {
  expect(dayStartSeconds(day, zone)).toBe(at(start));
});

test('the next day', () => {
  expect(nextDay('2026-02-28')).toBe('2026-03-01');
});
