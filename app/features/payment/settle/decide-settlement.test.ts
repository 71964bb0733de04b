import { describe, expect, test } from 'vitest';
import type { PaymentState } from '#app/features/payment/payment.ts';
import type { IntentStatus } from '#app/features/payment/provider/payment-gateway.ts';
import { decideSettlement, type SettlementDecision } from './decide-settlement.ts';

const OPEN = {
  intent: 'pi_1',
  strayState: null,
  amountCents: 1000,
  currency: 'usd',
  hasSoldLine: false,
  units: null,
  isHeld: false,
  terms: null,
};

function decide(
  state: PaymentState,
  status: IntentStatus,
  change: object = {},
  payment: object = {},
): SettlementDecision {
  const intent = { id: 'pi_1', status, amountReceivedCents: 1000, currency: 'usd', ...change };
  return decideSettlement({ ...OPEN, state, ...payment }, intent);
}

const UNSETTLED = ['creating', 'open', 'cancelling', 'cancelled'] as const;
const SETTLED = ['ordered', 'refund_due', 'refunded', 'refund_failed'] as const;
const STATUSES = ['payable', 'processing', 'succeeded', 'canceled'] as const;

describe('what becomes of a payment', () => {
  test('is decided once: what is settled stands, whatever the provider says', () => {
    for (const state of SETTLED) {
      for (const status of STATUSES) expect(decide(state, status)).toEqual({ kind: 'stands' });
    }
  });

  test.for([
    ['succeeded', { kind: 'sell' }],
    ['canceled', { kind: 'cancel' }],
    ['processing', { kind: 'wait', as: 'processing' }],
    ['payable', { kind: 'wait', as: 'unpaid' }],
  ] as const)('until then, when its intent is %s, is: %j', ([status, expected]) => {
    for (const state of UNSETTLED) expect(decide(state, status)).toMatchObject(expected);
  });

  test('of what is counted is an order with its hold, and claims its units without one', () => {
    const units = { lamp: 2 };
    for (const state of UNSETTLED) {
      expect(decide(state, 'succeeded', {}, { units, isHeld: true })).toEqual({ kind: 'sell' });
      const claim = { kind: 'claim', units };
      expect(decide(state, 'succeeded', {}, { units, isHeld: false })).toEqual(claim);
    }
  });

  test.for([
    ['a line that is sold', { hasSoldLine: true }, 'lines_sold'],
    ['another amount', { amountCents: 1 }, 'amount_differs'],
  ] as const)('claims nothing for a charge that goes back, with %s', ([, payment, reason]) => {
    const counted = { ...payment, units: { lamp: 2 } };
    expect(decide('open', 'succeeded', {}, counted)).toEqual({ kind: 'refund', reason });
  });

  test('waits in the state that it has, but for an intent that is known only now', () => {
    const now: Partial<Record<PaymentState, PaymentState>> = {
      creating: 'open',
      cancelled: 'cancelling',
    };
    for (const state of UNSETTLED) {
      const expected = now[state] ?? state;
      expect(decide(state, 'payable', {}, { intent: null })).toMatchObject({ state: expected });
    }
  });

  test.for([
    ['too little was received', { amountReceivedCents: 999 }],
    ['too much was received', { amountReceivedCents: 1001 }],
    ['another currency was received', { currency: 'eur' }],
  ] as const)('is a refund when %s', ([, change]) => {
    for (const state of UNSETTLED) {
      for (const hasSoldLine of [false, true]) {
        const decision = decide(state, 'succeeded', change, { hasSoldLine });
        expect(decision).toEqual({ kind: 'refund', reason: 'amount_differs' });
      }
    }
  });

  test.for([
    ['the shop has another currency than it was started in', 'eur', 'eur'],
    ['it was started in another currency than it is paid in', 'eur', 'usd'],
  ] as const)('is a refund when %s', ([, started, received]) => {
    const decision = decide('open', 'succeeded', { currency: received }, { currency: started });
    expect(decision).toEqual({ kind: 'refund', reason: 'amount_differs' });
  });

  test('of which a credit has paid a part is an order with the rest from the card', () => {
    const credit = { id: 'card', ending: null, cents: 400 };
    const terms = { country: null, shippingCents: 0, code: null, discountCents: 0, credit };
    const paid = (amountReceivedCents: number) =>
      decide('open', 'succeeded', { amountReceivedCents }, { terms });
    expect(paid(600)).toEqual({ kind: 'sell' });
    expect(paid(1_000)).toEqual({ kind: 'refund', reason: 'amount_differs' });
  });

  test('is a refund when one of its lines is sold already', () => {
    for (const state of UNSETTLED) {
      const decision = decide(state, 'succeeded', {}, { hasSoldLine: true });
      expect(decision).toEqual({ kind: 'refund', reason: 'lines_sold' });
    }
  });

  test('is nothing that another intent decides', () => {
    for (const state of [...UNSETTLED, ...SETTLED]) {
      for (const status of STATUSES) {
        expect(decide(state, status, { id: 'pi_2' }).kind).toMatch(/stray/);
      }
    }
  });
});

describe('what becomes of a stray intent, whatever the payment is,', () => {
  const ALL = [...UNSETTLED, ...SETTLED];

  test.for([
    ['succeeded', { kind: 'refund_stray', reason: 'second_charge' }],
    ['canceled', { kind: 'stray', as: 'cancelled', state: 'cancelled' }],
    ['processing', { kind: 'stray', as: 'processing', state: 'stray' }],
    ['payable', { kind: 'stray', as: 'unpaid', state: 'stray' }],
  ] as const)('when it is %s, is: %j', ([status, expected]) => {
    for (const state of ALL) {
      for (const strayState of [null, 'stray', 'cancelled']) {
        expect(decide(state, status, { id: 'pi_2' }, { strayState })).toEqual(expected);
      }
    }
  });

  test('is decided once: what was paid on it goes back once', () => {
    for (const state of ALL) {
      for (const strayState of ['refund_due', 'refunded', 'refund_failed']) {
        const decision = decide(state, 'succeeded', { id: 'pi_2' }, { strayState });
        expect(decision).toEqual({ kind: 'stands' });
      }
    }
  });
});
