import { describe, expect, test } from 'vitest';
import type { PaymentState } from '#app/features/payment/payment.ts';
import type { IntentStatus } from '#app/features/payment/provider/payment-gateway.ts';
import { decideSettlement, type SettlementDecision } from './decide-settlement.ts';

function plan(state: PaymentState, status: IntentStatus, change: object = {}): SettlementDecision {
  const intent = { status, amountReceivedCents: 1000, currency: 'usd', ...change };
  return decideSettlement({ state, amountCents: 1000 }, intent);
}

const UNSETTLED = ['creating', 'open', 'cancelling', 'cancelled'] as const;
const SETTLED = ['ordered', 'refund_due', 'refunded', 'refund_failed'] as const;
const STATUSES = ['payable', 'processing', 'succeeded', 'canceled'] as const;

describe('what becomes of a payment', () => {
  test('is decided once: what is settled stands, whatever the provider says', () => {
    for (const state of SETTLED) {
      for (const status of STATUSES) expect(plan(state, status)).toBe('stands');
    }
  });

  test.for([
    ['succeeded', 'sell'],
    ['processing', 'processing'],
    ['payable', 'unpaid'],
    ['canceled', 'cancel'],
  ] as const)('until then, when its intent is %s, is: %s', ([status, expected]) => {
    for (const state of UNSETTLED) expect(plan(state, status)).toBe(expected);
  });

  test.for([
    ['too little was received', { amountReceivedCents: 999 }],
    ['too much was received', { amountReceivedCents: 1001 }],
    ['another currency was received', { currency: 'eur' }],
  ] as const)('is a refund when %s', ([, change]) => {
    for (const state of UNSETTLED) expect(plan(state, 'succeeded', change)).toBe('refund');
  });
});
