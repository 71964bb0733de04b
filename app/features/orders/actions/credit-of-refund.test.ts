import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChargeRefund, RefundState } from '#app/features/orders/order-refund.ts';
import { refundedCents, toCardCents, toCreditCents } from '#app/features/orders/order-refund.ts';
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
