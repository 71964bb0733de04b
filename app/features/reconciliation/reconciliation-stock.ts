/** The stock's side of a reconciliation: shelves, holds and orders of what is counted. */
import type { PaymentState } from '#app/features/payment/payment.ts';
import { type Finding, finding } from './reconciliation.ts';
import { judgeCredit, type ReconciledCredit } from './reconciliation-credit.ts';

/** A shelf whose numbers do not add up, or of which more is promised than there is. */
export type ReconciledShelf = {
  stockKey: string;
  onHand: number;
  available: number;
  /** What the ledger adds up to, and what is held and sold. */
  ledger: number;
  promised: number;
};

/** An order that has other units than its payment needed. */
export type ReconciledUnits = {
  shopper: string;
  payment: string;
  intent: string;
  stockKey: string;
  needed: number;
  had: number;
};

/** What a payment holds; `state` is null without such a payment. */
export type ReconciledHold = {
  shopper: string;
  payment: string;
  provider: string;
  isCommitted: boolean;
  state: PaymentState | null;
  endsAtSeconds: number;
  /** Since when its order is cancelled; null: it is not. */
  cancelledSeconds: number | null;
};

export type StockRecords = {
  shelves: ReconciledShelf[];
  units: ReconciledUnits[];
  holds: ReconciledHold[];
  credits: ReconciledCredit[];
};

/** A hold that should have ended by then waits for the provider. */
const MAX_LATE_SECONDS = 2 * 60;

export function judgeStock(
  { shelves, units, holds, credits }: StockRecords,
  account: string,
  nowSeconds: number,
): Finding[] {
  return [
    ...shelves.flatMap(judgeShelf),
    ...units.map(judgeUnits),
    ...credits.map(judgeCredit),
    ...holds.flatMap((hold) => judgeHold(hold, account, nowSeconds)),
  ];
}

function judgeShelf(shelf: ReconciledShelf): Finding[] {
  const { stockKey, onHand, available, ledger, promised } = shelf;
  const found: Finding[] = [];
  if (onHand !== ledger) {
    const problem = `${stockKey} has ${onHand} on the shelf, and ${ledger} by its ledger.`;
    found.push(finding('ledger_differs', { stockKey }, problem));
  }
  if (available !== onHand - promised) {
    const problem = `${stockKey} has ${available} available: of ${onHand} on the shelf ${promised} are held or sold.`;
    found.push(finding('stock_differs', { stockKey }, problem));
  } else if (available < 0) {
    const problem = `${stockKey} has ${onHand} on the shelf, and ${promised} are held or sold.`;
    found.push(finding('stock_short', { stockKey }, problem));
  }
  return found;
}

function judgeUnits({ shopper, payment, intent, stockKey, needed, had }: ReconciledUnits): Finding {
  const problem = `Order ${intent} was sold ${needed} of ${stockKey}, and has ${had}.`;
  return finding('unit_missing', { shopper, payment, intent, stockKey }, problem);
}

function judgeHold(hold: ReconciledHold, account: string, nowSeconds: number): Finding[] {
  const { shopper, payment, provider, isCommitted, state, endsAtSeconds, cancelledSeconds } = hold;
  const ids = { shopper, payment };
  const isLate = (dueSeconds: number) => nowSeconds - dueSeconds > MAX_LATE_SECONDS;
  const waiting = (what: string, dueSeconds: number) => {
    const since = new Date(dueSeconds * 1_000).toISOString();
    return finding('hold_waiting', ids, `Payment ${payment} should have ${what} at ${since}.`);
  };
  if (cancelledSeconds !== null) {
    return isLate(cancelledSeconds) ? [waiting('given its units back', cancelledSeconds)] : [];
  }
  // What one holds that is over is about to be committed or given back, by the sweep at the latest: end_hold.sql.
  if (state === null || (isCommitted && state !== 'ordered')) {
    const what = isCommitted ? 'has units committed' : 'holds units';
    const problem = `Payment ${payment} ${what}, though it is ${state ?? 'not there'}.`;
    return [finding('hold_stuck', ids, problem)];
  }
  if (isCommitted) return [];
  if (provider !== account) {
    const problem = `Payment ${payment} holds units, and belongs to ${provider}, not to ${account}.`;
    return [finding('hold_foreign', ids, problem)];
  }
  if (!isLate(endsAtSeconds)) return [];
  const what = state === 'ordered' ? 'committed its units' : 'given its units back';
  return [waiting(what, endsAtSeconds)];
}
