import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderEvent } from '#app/features/orders/events/order-events.ts';
import type { ChargeRefund, RefundState } from '#app/features/orders/order-refund.ts';
import { refundedCents, toCardCents, toCreditCents } from '#app/features/orders/order-refund.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { cardRestCents, creditOfRefund } from './credit-of-refund.ts';

const TERMS = { country: null, shippingCents: 0, code: null, discountCents: 0 };

function refundOf(no: number, amountCents: number, creditCents: number, state: RefundState) {
  const made: ChargeRefund = {
    ...{ no, by: 'staff', reason: '', lines: null, state, amountCents, creditCents },
    ...{ refundId: null, attempt: 1, chargeCents: 0, createdSeconds: 0, dueSeconds: 0 },
  };
  return made;
}

test('however it goes back in parts, a card and a credit get back what each has paid, to the cent', () => {
  const cents = fc.integer({ min: 1, max: 10_000 });
  const step = fc.record({
    ...{ cents, isStoreCredit: fc.boolean() },
    state: fc.constantFrom<RefundState>('due', 'refunded', 'failed', 'cancelled'),
  });
  fc.assert(
    fc.property(cents, cents, fc.array(step), (charged, inCredit, steps) => {
      const terms = { ...TERMS, credit: { id: 'card', ending: '7KQF', cents: inCredit } };
      const amount = charged + inCredit;
      const refunds: ChargeRefund[] = [];
      const order = { amount, terms, events: [], refunds };
      for (const one of steps) {
        const left = amount - refundedCents(refunds);
        if (left <= 0) break;
        const back = Math.min(one.cents, left);
        const part = creditOfRefund(order, back, one.isStoreCredit ? 'own' : null);
        const creditCents = part?.creditCents ?? 0;
        const state = creditCents === back ? 'refunded' : one.state;
        refunds.push(refundOf(refunds.length + 1, back, creditCents, state));
      }
      const toCard = refunds
        .filter(({ state }) => state === 'due' || state === 'refunded')
        .reduce((sum, refund) => sum + toCardCents(refund), 0);
      expect(toCard).toBeLessThanOrEqual(charged);
      expect(toCard + toCreditCents(refunds)).toBe(refundedCents(refunds));
      const left = amount - refundedCents(refunds);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(cardRestCents(order)).toBeLessThanOrEqual(left);
    }),
  );
});

describe('what still goes back to a card', () => {
  const CREDIT = { id: 'card', ending: '7KQF', cents: 400 };
  const order = (refunds: ChargeRefund[], terms: OrderDetails['terms'] = TERMS) => ({
    ...{ amount: 1_000, terms, refunds },
    events: [],
  });

  test('is what it was charged, less what went back to it or into store credit in its place', () => {
    expect(cardRestCents(order([]))).toBe(1_000);
    expect(cardRestCents(order([], null))).toBe(1_000);
    expect(cardRestCents(order([], { ...TERMS, credit: CREDIT }))).toBe(600);
    expect(cardRestCents(order([refundOf(1, 300, 0, 'refunded')]))).toBe(700);
    expect(cardRestCents(order([refundOf(1, 300, 0, 'failed')]))).toBe(1_000);
    expect(cardRestCents(order([refundOf(1, 300, 300, 'refunded')]))).toBe(700);
    const paid = order([refundOf(1, 500, 500, 'refunded')], { ...TERMS, credit: CREDIT });
    expect(cardRestCents(paid)).toBe(500);
  });

  test('is nothing of what the bank has taken', () => {
    const lost: OrderEvent = {
      ...{ kind: 'disputed', no: 1, by: 'provider', atSeconds: 1 },
      body: { id: 'dp_1', status: 'lost', reason: '', amountCents: 700, dueSeconds: null },
    };
    expect(cardRestCents({ ...order([]), events: [lost] })).toBe(300);
    expect(cardRestCents({ ...order([refundOf(1, 400, 0, 'refunded')]), events: [lost] })).toBe(0);
  });

  test('is refunded there first; what is left goes to the credit that has paid, or where staff says', () => {
    const paid = order([], { ...TERMS, credit: CREDIT });
    expect(creditOfRefund(paid, 600)).toBeNull();
    expect(creditOfRefund(paid, 601)).toEqual({ credit: 'card', creditCents: 1 });
    expect(creditOfRefund(order([]), 1_000)).toBeNull();
    expect(creditOfRefund(order([]), 1_001)).toBeNull();
    expect(creditOfRefund(paid, 100, 'own')).toEqual({ credit: 'own', creditCents: 100 });
  });
});
