import { describe, expect, test } from 'vitest';
import { PAYMENT_STATES } from '#app/features/payment/payment.ts';
import { judgeStock, type ReconciledHold } from './reconciliation-stock.ts';

const NOTHING = { shelves: [], units: [], holds: [], credits: [] };
const NOW_SECONDS = 1_000_000;
const SHELF = { stockKey: 'product:lamp', onHand: 5, available: 2, ledger: 5, promised: 3 };
const HOLD: ReconciledHold = {
  shopper: 'anna',
  payment: 'p_1',
  provider: 'acct:test',
  isCommitted: false,
  state: 'open',
  endsAtSeconds: NOW_SECONDS,
  cancelledSeconds: null,
};

/** The kinds that are found, each with its harm. */
function found(records: Partial<Parameters<typeof judgeStock>[0]>) {
  const findings = judgeStock({ ...NOTHING, ...records }, 'acct:test', NOW_SECONDS);
  return findings.map(({ kind, harm }) => `${kind} ${harm}`);
}

describe('the stock is oversold, or may be, where', () => {
  test('the ledger has another number on the shelf', () => {
    expect(found({ shelves: [{ ...SHELF, ledger: 6 }] })).toEqual(['ledger_differs oversold']);
  });

  test('what is held and sold is not what is missing', () => {
    expect(found({ shelves: [{ ...SHELF, promised: 2 }] })).toEqual(['stock_differs oversold']);
  });

  test('an order has not the units that it was paid for', () => {
    const units = { shopper: 'anna', payment: 'p_1', intent: 'pi_1', stockKey: 'product:lamp' };
    expect(found({ units: [{ ...units, needed: 2, had: 1 }] })).toEqual(['unit_missing oversold']);
  });
});

test('a count that found less than is promised is a note', () => {
  const shelf = { ...SHELF, onHand: 1, ledger: 1, available: -2 };
  expect(found({ shelves: [shelf] })).toEqual(['stock_short null']);
});

describe('a hold', () => {
  test.for(PAYMENT_STATES)('of a payment that is %s is right, or about to be ended', (state) => {
    expect(found({ holds: [{ ...HOLD, state }] })).toEqual([]);
  });

  test('of no payment is stuck', () => {
    expect(found({ holds: [{ ...HOLD, state: null }] })).toEqual(['hold_stuck mismatched']);
  });

  test('is committed for an order alone', () => {
    const held = { ...HOLD, isCommitted: true };
    expect(found({ holds: [{ ...held, state: 'ordered' }] })).toEqual([]);
    expect(found({ holds: [held] })).toEqual(['hold_stuck mismatched']);
  });

  test('of a cancelled order that should have ended two minutes ago is a note', () => {
    const sold = { ...HOLD, isCommitted: true, state: 'ordered' } as const;
    expect(found({ holds: [{ ...sold, cancelledSeconds: NOW_SECONDS - 119 }] })).toEqual([]);
    const late = { ...sold, cancelledSeconds: NOW_SECONDS - 121 };
    expect(found({ holds: [late] })).toEqual(['hold_waiting null']);
  });

  test('that should have ended two minutes ago is a note, and so is one of another account', () => {
    expect(found({ holds: [{ ...HOLD, endsAtSeconds: NOW_SECONDS - 119 }] })).toEqual([]);
    const late = { ...HOLD, endsAtSeconds: NOW_SECONDS - 121 };
    expect(found({ holds: [late] })).toEqual(['hold_waiting null']);
    const foreign = { ...HOLD, provider: 'acct:live' };
    expect(found({ holds: [foreign] })).toEqual(['hold_foreign null']);
  });
});
