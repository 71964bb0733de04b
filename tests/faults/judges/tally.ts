/** What a run adds up to. */
import { HARMS, type Harm } from '#app/features/reconciliation/reconciliation.ts';
import type { ReconciliationReport } from '#app/features/reconciliation/reconciliation-report.ts';
import type { Verdict } from './ledger.ts';

/** A row of the table; `problems` explains every number that should be 0. */
export type Tally = {
  rounds: number;
  kills: number;
  databaseCrashes: number;
  /** Baskets for which the shop created an intent. */
  purchases: number;
  charges: number;
  orders: number;
  refunds: number;
  /** Mails that have arrived, and those that have come again: their answer was lost. */
  mails: number;
  mailsAgain: number;
  /** Events that have arrived, and those that have come again. */
  events: number;
  eventsAgain: number;
  /** Orders for which no card was charged. */
  freeOrders: number;
  giftCards: number;
  /** Those of them that shoppers have bought. */
  boughtCards: number;
  /** Orders that a gift card has paid, or a part of them. */
  giftCardOrders: number;
  /** Orders that staff has made, paid by their links. */
  linkOrders: number;
  /** Charges whose cards have sent every refund back. */
  owed: number;
  /** Mails about what is back in stock. */
  told: number;
  /** Reviews of what was bought, and votes for them. */
  reviews: number;
  votes: number;
  counts: Record<Harm, number>;
  problems: string[];
};

/** The problems of the reconciliation and of the ledger. */
export function worst(report: ReconciliationReport, verdict: Verdict): Record<Harm, number> {
  const count = (harm: Harm) => Math.max(report.counts[harm], verdict[harm].length);
  return {
    lost: count('lost'),
    doubled: count('doubled'),
    unrefunded: count('unrefunded'),
    mismatched: count('mismatched'),
    oversold: count('oversold'),
  };
}

export function problemsOf(report: ReconciliationReport, verdict: Verdict): string[] {
  return [
    ...report.findings.map(({ harm, problem }) => `reconciliation, ${harm}: ${problem}`),
    ...listProblems(verdict).map((problem) => `driver, ${problem}`),
  ];
}

export function listProblems(verdict: Verdict): string[] {
  return HARMS.flatMap((harm) => verdict[harm].map((problem) => `${harm}: ${problem}`));
}
