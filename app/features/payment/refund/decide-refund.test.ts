import { describe, expect, test } from 'vitest';
import type { RefundState } from '#app/features/orders/order.ts';
import type { RefundAttempt } from '#app/features/payment/payment.ts';
import type { ProviderRefund } from '#app/features/payment/provider/payment-gateway.ts';
import {
  coversCharge,
  decideRefund,
  isFollowed,
  isOverdue,
  MAX_FAILED_REFUNDS,
  MAX_WAIT_SECONDS,
  paymentStateOfRefund,
} from './decide-refund.ts';

const STATES = ['due', 'pending', 'refunded', 'failed'] as const;

function owed(state: RefundState = 'due'): RefundAttempt {
  return { id: 'pi_1', amount: 1_000, created: 0, state, attempt: 3, dueSeconds: 0 };
}

function refund(
  state: ProviderRefund['state'],
  amountCents = 1_000,
  id = `re_${state}`,
): ProviderRefund {
  return { id, state, amountCents };
}

function answered(refunds: ProviderRefund[], isAttempt = true, state: RefundState = 'due') {
  return decideRefund(owed(state), { kind: 'answer', value: refunds }, isAttempt);
}

const GIVEN_UP = { state: 'failed', attempt: 3, refundId: null };
const TRIED_AGAIN = { state: 'due', attempt: 4, refundId: null };

describe('a refund', () => {
  test('is followed until it has failed for good', () => {
    expect(STATES.map((state) => isFollowed(owed(state)))).toEqual([true, true, true, false]);
  });

  test('stays as it is while the provider cannot be reached', () => {
    for (const isAttempt of [true, false]) {
      const answer = { kind: 'unavailable', message: '' } as const;
      expect(decideRefund(owed(), answer, isAttempt)).toBeNull();
    }
  });

  test.for([
    [true, true, GIVEN_UP],
    [true, false, TRIED_AGAIN],
    [false, true, null],
    [false, false, null],
  ] as const)(
    'that is refused (asked for: %s, for good: %s) becomes %j',
    ([isAttempt, isFinal, expected]) => {
      const answer = { kind: 'refused', message: '', isFinal } as const;
      expect(decideRefund(owed(), answer, isAttempt)).toEqual(expected);
    },
  );

  test('is done when all of it has arrived, and pending before', () => {
    const done = { state: 'refunded', attempt: 3, refundId: 're_succeeded' };
    for (const state of STATES) {
      for (const isAttempt of [true, false]) {
        expect(answered([refund('succeeded')], isAttempt, state)).toEqual(done);
        expect(answered([refund('pending')], isAttempt, state)).toEqual({
          state: 'pending',
          attempt: 3,
          refundId: 're_pending',
        });
      }
    }
    expect(answered([refund('pending', 400), refund('succeeded', 600)])?.state).toBe('pending');
    expect(answered([refund('succeeded', 600), refund('pending', 400)])?.state).toBe('pending');
    expect(answered([refund('failed'), refund('succeeded')])).toEqual(done);
  });

  test('of which a part went back is asked for again', () => {
    expect(answered([refund('succeeded', 999)])).toEqual(TRIED_AGAIN);
    expect(answered([])).toEqual(TRIED_AGAIN);
  });

  test('that the bank has sent back is asked for again, and given up the fifth time', () => {
    const failed = Array.from({ length: MAX_FAILED_REFUNDS }, () => refund('failed'));
    for (const isAttempt of [true, false]) {
      expect(answered(failed.slice(1), isAttempt, 'refunded')).toEqual(TRIED_AGAIN);
      expect(answered(failed, isAttempt, 'refunded')).toEqual(GIVEN_UP);
    }
    expect(answered([...failed.slice(1), refund('succeeded', 1)])).toEqual(TRIED_AGAIN);
    expect(answered([...failed, refund('succeeded')])?.state).toBe('refunded');
  });

  test('that was not asked for yet stays due', () => {
    expect(answered([], false)).toBeNull();
    expect(answered([refund('succeeded', 999)], false)).toBeNull();
    expect(answered([], false, 'pending')).toEqual(TRIED_AGAIN);
  });
});

test('a charge is covered by what went back or may still arrive', () => {
  const covers = (...refunds: ProviderRefund[]) => coversCharge({ amount: 1_000 }, refunds);
  expect(covers(refund('succeeded', 999))).toBe(false);
  expect(covers(refund('succeeded', 600), refund('pending', 400))).toBe(true);
  expect(covers(refund('succeeded', 600), refund('failed', 400))).toBe(false);
  expect(coversCharge({ amount: 0 }, [])).toBe(true);
});

describe('the shopkeeper is warned of a refund', () => {
  const dueSeconds = 1_000;
  const late = dueSeconds + MAX_WAIT_SECONDS + 1;
  const isWarned = (state: RefundState, decided: RefundState | null, nowSeconds = late) =>
    isOverdue({ state, dueSeconds }, decided && { state: decided }, new Date(nowSeconds * 1_000));

  test('that has been due for more than a day, and stays due', () => {
    expect(MAX_WAIT_SECONDS).toBe(86_400);
    expect(isWarned('due', null)).toBe(true);
    expect(isWarned('due', 'due')).toBe(true);
    expect(isWarned('due', null, late - 1)).toBe(false);
  });

  test('and of no other', () => {
    for (const state of STATES.slice(1)) {
      expect(isWarned('due', state)).toBe(false);
      expect(isWarned(state, null)).toBe(false);
      expect(isWarned(state, 'due')).toBe(false);
    }
  });
});

test('a payment whose refund has failed needs a person, and one that is under way is due', () => {
  expect(paymentStateOfRefund).toEqual({
    due: 'refund_due',
    pending: 'refund_due',
    refunded: 'refunded',
    failed: 'refund_failed',
  });
});
