import { expect, test } from 'vitest';
import { type Finding, finding } from './audit.ts';
import { auditSummary, beginReport, isClean } from './audit-report.ts';

const lost = finding('charge_lost', { intent: 'pi_1' }, 'A charge is lost.');
const note = finding('merchant_refund', { intent: 'pi_2' }, 'An order was refunded.');

test('a report counts each finding by its harm, once, and notes apart', async () => {
  const told: Finding[] = [];
  const { report, add } = beginReport((found) => void told.push(found));
  await add([lost, note]);
  await add([lost, note]);
  expect(told).toEqual([lost, note]);
  expect(report.counts).toEqual({ lost: 1, doubled: 0, unrefunded: 0, mismatched: 0 });
  expect(report.findings).toEqual([lost]);
  expect(report.notes).toEqual([note]);
  expect(isClean(report)).toBe(false);
});

test('notes alone are clean', async () => {
  const { report, add } = beginReport(() => {});
  await add([note]);
  expect(isClean(report)).toBe(true);
});

test('of very many findings all are counted and told, and the first thousand kept', async () => {
  let told = 0;
  const { report, add } = beginReport(() => {
    told += 1;
  });
  await add(
    Array.from({ length: 1_500 }, (_, index) =>
      finding('charge_lost', { intent: `pi_${index}` }, 'A charge is lost.'),
    ),
  );
  expect(told).toBe(1_500);
  expect(report.counts.lost).toBe(1_500);
  expect(report.findings).toHaveLength(1_000);
});

test('the audit waits until a finding was heard', async () => {
  const heard: string[] = [];
  const { add } = beginReport(async ({ kind }) => {
    await Promise.resolve();
    heard.push(kind);
  });
  await add([lost, note]);
  expect(heard).toEqual(['charge_lost', 'merchant_refund']);
});

test('the last line says what was found in how much', () => {
  const { report } = beginReport(() => {});
  report.scope = { charges: 3, orders: 2, refunds: 1 };
  expect(auditSummary(report)).toBe(
    'lost 0, doubled 0, unrefunded 0, mismatched 0 (3 charges, 2 orders, 1 refund looked at)',
  );
});
