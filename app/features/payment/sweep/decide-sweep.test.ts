import { describe, expect, test } from 'vitest';
import type { PaymentState } from '#app/features/payment/payment.ts';
import { decideSweep, isAbandoned } from './decide-sweep.ts';

const MINUTE_MS = 60_000;
const now = new Date('2026-06-15T12:00:00Z');

function made(ageMs: number) {
  return { createdAt: new Date(now.getTime() - ageMs) };
}

function decide(state: PaymentState, intent: string | null, ageMs = 0) {
  return decideSweep({ state, intent, ...made(ageMs) }, now);
}

describe('the sweep', () => {
  test('asks how an open intent stands', () => {
    expect(decide('open', 'pi_1')).toBe('settle');
    expect(decide('open', 'pi_1', 60 * MINUTE_MS)).toBe('settle');
  });

  test('gives up what is to be cancelled immediately', () => {
    expect(decide('cancelling', 'pi_1')).toBe('abandon');
    expect(decide('cancelling', null)).toBe('abandon');
  });

  test.for(['creating', 'open'] as const)(
    'leaves a payment that is %s without an intent for ten minutes',
    (state) => {
      expect(decide(state, null, 10 * MINUTE_MS)).toBe('leave');
      expect(decide(state, null, 10 * MINUTE_MS + 1)).toBe('abandon');
    },
  );

  test('gives up a payment that is still being created, though it has an intent', () => {
    expect(decide('creating', 'pi_1')).toBe('leave');
    expect(decide('creating', 'pi_1', 11 * MINUTE_MS)).toBe('abandon');
  });
});

test('an unpaid payment is given up after more than a day', () => {
  expect(isAbandoned(made(24 * 60 * MINUTE_MS), now)).toBe(false);
  expect(isAbandoned(made(24 * 60 * MINUTE_MS + 1), now)).toBe(true);
});
