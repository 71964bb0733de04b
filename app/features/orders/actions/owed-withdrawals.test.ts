/** Whose money has still to go back after a withdrawal, and when: what staff and the consumer are told. */
import { describe, expect, test } from 'vitest';
import {
  arrived,
  DAY,
  DELIVERED,
  disputed,
  happened,
  NOW,
  placed,
  received,
  refunded,
  shipped,
  withdrawn,
} from '#tests/fixtures/order-with-events.ts';
import { moneyBackOf, owedWithdrawals } from './decide-withdrawal.ts';

/** Of two lines, of which the first was sent, while the bank decides about the charge. */
const heldHalf = disputed(shipped(placed([1_000, 500]), [1]), 'needs_response');

describe('the money of a withdrawal', () => {
  test('is owed until the goods are back', () => {
    const open = withdrawn(arrived([1_000, 500], 0, 700), null);
    const owed = { declaredSeconds: NOW, isLate: false, isSent: true };
    expect(owedWithdrawals(open)).toEqual([{ ...owed, lines: [1, 2] }]);
    const half = received(open, [1]);
    expect(owedWithdrawals(half)).toEqual([{ ...owed, lines: [2] }]);
    expect(owedWithdrawals(received(half, [2]))).toEqual([]);
  });

  test('is owed by each that is open, the first declared first', () => {
    const one = withdrawn(arrived([1_000, 500, 200]), [1]);
    const letter = withdrawn(one, [2], NOW - DAY);
    expect(owedWithdrawals(letter).map(({ lines }) => lines)).toEqual([[2], [1]]);
    expect(owedWithdrawals(received(letter, [2])).map(({ lines }) => lines)).toEqual([[1]]);
  });

  test('that the bank holds is owed of what was sent and of what was not', () => {
    const whole = withdrawn(heldHalf, null);
    expect(owedWithdrawals(whole)).toMatchObject([{ lines: [1, 2], isSent: true }]);
    const never = withdrawn(heldHalf, [2]);
    expect(owedWithdrawals(never)).toMatchObject([{ lines: [2], isSent: false }]);
  });

  test('waits for no goods once those that were sent are back and paid for', () => {
    const back = received(withdrawn(heldHalf, null), [1], { isSure: true });
    expect(owedWithdrawals(back)).toMatchObject([{ lines: [2], isSent: false }]);
  });

  test('is not owed where nothing is left of the charge, however that went back', () => {
    const open = withdrawn(arrived([1_000, 500]), [1]);
    expect(owedWithdrawals(refunded(open, 1_500, null))).toEqual([]);
  });

  test('is not owed of an order that is cancelled: whose refund has failed, that one is', () => {
    const cancelled = withdrawn(placed([1_000, 500]), null);
    const [refund] = cancelled.refunds;
    expect(refund).toMatchObject({ amountCents: 1_500, lines: null });
    const refunds = cancelled.refunds.map((one) => ({ ...one, state: 'failed' as const }));
    expect(owedWithdrawals({ ...cancelled, refunds })).toEqual([]);
  });

  test('is not owed for what has cost nothing', () => {
    const sent = happened(shipped(placed([0, 500])), DELIVERED);
    expect(owedWithdrawals(withdrawn(sent, [1]))).toEqual([]);
    expect(owedWithdrawals(withdrawn(sent, null))).toMatchObject([{ lines: [1, 2] }]);
  });
});

describe('when it goes back', () => {
  const all = { lines: [1, 2], isLate: false };

  test('is at once for what was not sent, and once it is back for what was', () => {
    const half = shipped(placed([1_000, 500]), [1]);
    expect(moneyBackOf(withdrawn(half, [2]), { ...all, lines: [2] })).toBe('at-once');
    expect(moneyBackOf(withdrawn(half, null), all)).toBe('once-back');
  });

  test('is for the shop to decide where it is late', () => {
    const order = withdrawn(arrived([1_000, 500]), null, NOW + 30 * DAY);
    expect(moneyBackOf(order, { ...all, isLate: true })).toBe('shop-decides');
  });

  test('waits for the bank while that decides about the charge, as long as a part is owed', () => {
    const held = withdrawn(disputed(placed([1_000, 500, 200]), 'needs_response'), [1, 2]);
    expect(moneyBackOf(held, all)).toBe('held');
    const part = refunded(held, 1_000, [1]);
    expect(moneyBackOf(part, all)).toBe('held');
    expect(moneyBackOf(refunded(part, 500, [2]), all)).toBe('at-once');
  });
});
