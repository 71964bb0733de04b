import { expect, test } from 'vitest';
import { isSettled, type PaymentState, stateAfterMerge } from './payment.ts';

test.for<[PaymentState, { joined: PaymentState; settled: boolean }]>([
  ['creating', { joined: 'cancelling', settled: false }],
  ['open', { joined: 'cancelling', settled: false }],
  ['cancelling', { joined: 'cancelling', settled: false }],
  ['cancelled', { joined: 'cancelled', settled: false }],
  ['ordered', { joined: 'ordered', settled: true }],
  ['refund_due', { joined: 'refund_due', settled: true }],
  ['refunded', { joined: 'refunded', settled: true }],
  ['refund_failed', { joined: 'refund_failed', settled: true }],
])('a payment that is %s: %j', ([state, { joined, settled }]) => {
  expect(stateAfterMerge(state)).toBe(joined);
  expect(isSettled(state)).toBe(settled);
});
