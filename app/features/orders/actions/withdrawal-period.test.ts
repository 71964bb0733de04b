import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayStartSeconds, nextDay } from '#app/shared/time/zoned-time.ts';
import { isAfterPeriod, lastWithdrawalDay, refundDueDay } from './withdrawal-period.ts';

const VIENNA = 'Europe/Vienna';
const at = (time: string) => Date.parse(time) / 1_000;

describe('the period of withdrawal', () => {
  test('ends fourteen days after the delivery, whose own day is not counted', () => {
    expect(lastWithdrawalDay(at('2026-11-27T09:00:00Z'), 14, VIENNA)).toBe('2026-12-11');
  });

  test('is open while the goods have not arrived', () => {
    expect(lastWithdrawalDay(null, 14, VIENNA)).toBeNull();
    expect(isAfterPeriod(at('2036-01-01T00:00:00Z'), null, VIENNA)).toBe(false);
  });

  test.each([
    ['Saturday', '2026-11-28T09:00:00Z', '2026-12-14'],
    ['Sunday', '2026-11-29T09:00:00Z', '2026-12-14'],
    ['Monday', '2026-11-30T09:00:00Z', '2026-12-14'],
  ])('that would end on a %s ends on the Monday', (_day, delivered, last) => {
    expect(lastWithdrawalDay(at(delivered), 14, VIENNA)).toBe(last);
  });

  test('is of days in the time zone of the shop', () => {
    const lateInVienna = at('2026-11-26T23:30:00Z');
    expect(lastWithdrawalDay(lateInVienna, 14, VIENNA)).toBe('2026-12-11');
    expect(lastWithdrawalDay(lateInVienna, 14, 'UTC')).toBe('2026-12-10');
  });

  test('lasts to the end of its last day, over a change of the clocks too', () => {
    const seconds = fc.integer({
      min: at('2020-01-01T00:00:00Z'),
      max: at('2040-01-01T00:00:00Z'),
    });
    const zone = fc.constantFrom('UTC', VIENNA, 'America/New_York', 'Pacific/Auckland');
    fc.assert(
      fc.property(seconds, fc.integer({ min: 1, max: 60 }), zone, (delivered, days, timeZone) => {
        const last = lastWithdrawalDay(delivered, days, timeZone) ?? '';
        const end = dayStartSeconds(nextDay(last), timeZone);
        expect(isAfterPeriod(end - 1, last, timeZone)).toBe(false);
        expect(isAfterPeriod(end, last, timeZone)).toBe(true);
        // Never shorter than so many whole days, and at most a weekend longer; the clocks move an hour.
        expect(end - delivered).toBeGreaterThan(days * 86_400 - 3_601);
        expect(end - delivered).toBeLessThanOrEqual((days + 3) * 86_400 + 3_600);
        expect([1, 2, 3, 4, 5]).toContain(new Date(`${last}T00:00:00Z`).getUTCDay());
      }),
    );
  });
});

test('money goes back within fourteen days of the declaration, a weekend or not', () => {
  expect(refundDueDay(at('2026-11-28T09:00:00Z'), VIENNA)).toBe('2026-12-12');
});
