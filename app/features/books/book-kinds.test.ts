import { expect, test } from 'vitest';
import { daysOfMonth, isMonth, monthsUntil, nextMonth } from './book-kinds.ts';

test.each(['2026-11', '1970-01', '9999-11'])('%s is a month', (month) => {
  expect(isMonth(month)).toBe(true);
});

test.each(['2026-13', '2026-00', '2026-1', '26-11', '2026-11-01', '1969-12', '9999-12', ''])(
  '%s is none',
  (text) => {
    expect(isMonth(text)).toBe(false);
  },
);

test('a month has its first and its last day', () => {
  expect(daysOfMonth('2026-11')).toEqual({ firstDay: '2026-11-01', lastDay: '2026-11-30' });
  expect(daysOfMonth('2028-02')).toEqual({ firstDay: '2028-02-01', lastDay: '2028-02-29' });
});

test('months are counted back over the year', () => {
  expect(monthsUntil('2026-02', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
});

test('a month is followed by the next, over the year', () => {
  expect([nextMonth('2026-11'), nextMonth('2026-12')]).toEqual(['2026-12', '2027-01']);
});
