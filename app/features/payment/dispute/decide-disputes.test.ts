import { expect, test } from 'vitest';
import type { Dispute } from '#app/features/orders/events/dispute.ts';
import { decideDisputes } from './decide-disputes.ts';

const dispute = (id: string, change: Partial<Dispute> = {}): Dispute => ({
  ...{ id, status: 'needs_response', reason: 'fraudulent', amountCents: 1_000, dueSeconds: 1 },
  ...change,
});

test('what nobody has written yet is written, the oldest first', () => {
  const [newer, older] = [dispute('du_2'), dispute('du_1')];
  expect(decideDisputes([], [newer, older])).toEqual([older, newer]);
  expect(decideDisputes([older], [newer, older])).toEqual([newer]);
});

test('what stands as it was written is not written again', () => {
  expect(decideDisputes([dispute('du_1')], [dispute('du_1')])).toEqual([]);
  expect(decideDisputes([dispute('du_1')], [])).toEqual([]);
});

test.for<Partial<Dispute>>([
  { status: 'won' },
  { reason: 'product_not_received' },
  { amountCents: 900 },
  { dueSeconds: null },
])('one that has %j now is written once more', (change) => {
  const known = [dispute('du_0', change), dispute('du_1')];
  const now = dispute('du_1', change);
  expect(decideDisputes(known, [now, dispute('du_0', change)])).toEqual([now]);
});
