import { expect, test } from 'vitest';
import { finding } from '#app/features/reconciliation/reconciliation.ts';
import type { ReconciliationReport } from '#app/features/reconciliation/reconciliation-report.ts';
import { type Debt, judgeDebts, withoutDebts } from './debts.ts';

const DEBT: Debt = { intent: 'pi_1', owedCents: 500, takesNothingBack: true, story: 'none' };

/** A reconciliation that lists this much of one charge. */
function report(intent: string, owedCents: number): ReconciliationReport {
  const found = { ...finding('refund_failed', { intent }, 'It failed.'), owedCents };
  return {
    counts: { lost: 0, doubled: 0, unrefunded: 1, mismatched: 0, oversold: 0 },
    scope: { charges: 1, orders: 1, refunds: 1, counted: 0 },
    ...{ owedCents, findings: [found], notes: [] },
  };
}

test('what is owed is in the reconciliation, and no more', () => {
  expect(judgeDebts([DEBT], report('pi_1', 500))).toEqual([]);
  expect(judgeDebts([DEBT], report('pi_1', 400))).toHaveLength(2);
  expect(judgeDebts([DEBT], report('pi_2', 500))).toHaveLength(1);
  expect(judgeDebts([], report('pi_1', 500))).toHaveLength(1);
});

test('nothing is owed to a card that takes it back', () => {
  const debt = { ...DEBT, takesNothingBack: false };
  expect(judgeDebts([debt], report('pi_1', 500))).toHaveLength(1);
});

test('what is owed for good is no failure of the run, and anything else is', () => {
  expect(withoutDebts(report('pi_1', 500), [DEBT])).toMatchObject({
    counts: { unrefunded: 0 },
    findings: [],
  });
  expect(withoutDebts(report('pi_2', 500), [DEBT]).counts.unrefunded).toBe(1);
});
