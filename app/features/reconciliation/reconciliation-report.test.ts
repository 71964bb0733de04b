import { expect, test } from 'vitest';
import { type Finding, finding } from './reconciliation.ts';
import { beginReport, isClean, reconciliationSummary } from './reconciliation-report.ts';

const lost = finding('charge_lost', { intent: 'pi_1' }, 'A charge is lost.');
const note = finding('merchant_refund', { intent: 'pi_2' }, 'An order was refunded.');

test('a report counts each finding by its harm, once, and notes apart', async () => {
  const received: Finding[] = [];
  const { report, add } = beginReport((found) => void received.push(found));
  await add([lost, note]);
  await add([lost, note]);
  expect(received).toEqual([lost, note]);
  expect(report.counts).toEqual({ lost: 1, doubled: 0, unrefunded: 0, mismatched: 0, oversold: 0 });
  expect(report.findings).toEqual([lost]);
  expect(report.notes).toEqual([note]);
  expect(isClean(report)).toBe(false);
});

test('notes alone are clean', async () => {
  const { report, add } = beginReport(() => {});
  await add([note]);
  expect(isClean(report)).toBe(true);
});

test('of very many findings all are counted and emitted, and the first thousand are listed', async () => {
  let calls = 0;
  const { report, add } = beginReport(() => {
    calls += 1;
  });
  await add(
    Array.from({ length: 1_500 }, (_, index) =>
      finding('charge_lost', { intent: `pi_${index}` }, 'A charge is lost.'),
    ),
  );
  expect(calls).toBe(1_500);
  expect(report.counts.lost).toBe(1_500);
  expect(report.findings).toHaveLength(1_000);
});

test('the reconciliation awaits the handler of a finding', async () => {
  const received: string[] = [];
  const { add } = beginReport(async ({ kind }) => {
    await Promise.resolve();
    received.push(kind);
  });
  await add([lost, note]);
  expect(received).toEqual(['charge_lost', 'merchant_refund']);
});

test('the last line says what was found in how much', () => {
  const { report } = beginReport(() => {});
  report.scope = { charges: 3, orders: 2, refunds: 1, counted: 4 };
  expect(reconciliationSummary(report)).toBe(
    'lost 0, doubled 0, unrefunded 0, mismatched 0, oversold 0, owed $0.00 (3 charges, 2 orders, 1 refund, 4 counted variants looked at)',
  );
});
