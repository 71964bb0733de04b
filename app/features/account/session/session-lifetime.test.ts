import { describe, expect, test } from 'vitest';
import { extendedEnd, firstEnd } from './session-lifetime.ts';

const DAY_MS = 86_400_000;
const START = new Date('2030-01-01T00:00:00Z');
const day = (days: number) => new Date(START.getTime() + days * DAY_MS);

describe('a session', () => {
  test('ends seven days after its start unless it is used, or sooner where that is proposed', () => {
    expect(firstEnd(day(30), START)).toEqual(day(7));
    expect(firstEnd(day(1), START)).toEqual(day(1));
  });

  test('is not extended on its first day', () => {
    expect(extendedEnd({ startedAt: START, endsAt: day(7) }, day(0.9))).toBeNull();
  });

  test('in use ends seven days after its last use', () => {
    expect(extendedEnd({ startedAt: START, endsAt: day(7) }, day(2))).toEqual(day(9));
    expect(extendedEnd({ startedAt: START, endsAt: day(9) }, day(8.5))).toEqual(day(15.5));
  });

  test('ends thirty days after its start, however much it is used', () => {
    let endsAt = day(7);
    for (let days = 0; days < 60; days += 0.5) {
      if (day(days) >= endsAt) break;
      endsAt = extendedEnd({ startedAt: START, endsAt }, day(days)) ?? endsAt;
    }
    expect(endsAt).toEqual(day(30));
    expect(extendedEnd({ startedAt: START, endsAt }, day(29.9))).toBeNull();
  });

  test('that is not to be remembered is never extended', () => {
    expect(extendedEnd({ startedAt: START, endsAt: day(1) }, day(0.9))).toBeNull();
  });
});
