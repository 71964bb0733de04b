/** What a reconciliation says of payouts and closed months. Pure. */
import { formatPlainCents } from '#app/shared/money/money.ts';
import { type PayoutProblem, payoutProblem } from './payout.ts';
import type { CheckedPayout } from './payout-store.server.ts';

/** What is wrong with a payout, and what the shopkeeper does about it; without a harm it is worth knowing, and no error. */
export type BookFinding = {
  kind: `payout_${PayoutProblem}` | 'closed_month_changed';
  harm: 'mismatched' | null;
  ids: { payout?: string };
  problem: string;
  advice: string;
};

const ADVICE: Record<PayoutProblem, string> = {
  not_itemised: 'Compare it at the provider by hand.',
  does_not_add_up: "Compare it with the provider's own report of this payout.",
  unmatched: 'The file of payouts names its lines: look them up at the provider.',
};

function problemWords(problem: PayoutProblem, { unknown, differenceCents }: CheckedPayout): string {
  switch (problem) {
    case 'not_itemised':
      return 'the provider does not say what it is made of.';
    case 'does_not_add_up':
      return `its lines leave ${formatPlainCents(differenceCents ?? 0)} of it unsaid.`;
    case 'unmatched':
      return `${unknown} of its lines are nothing that the shop has.`;
  }
}

export function payoutFindings(payouts: readonly CheckedPayout[]): BookFinding[] {
  return payouts.flatMap((row) => {
    const problem = payoutProblem(row);
    if (problem === null) return [];
    return {
      kind: `payout_${problem}` as const,
      harm: problem === 'does_not_add_up' ? ('mismatched' as const) : null,
      ids: { payout: row.id },
      problem: `Payout ${row.id} of ${row.day}: ${problemWords(problem, row)}`,
      advice: ADVICE[problem],
    };
  });
}

/** A closed month and whether its rows and its payouts are what they were. */
export type ChangedMonth = { month: string; hasRows: boolean; hasPayouts: boolean };

export function monthFindings(months: readonly ChangedMonth[]): BookFinding[] {
  return months.map(({ month, hasRows, hasPayouts }) => {
    const what = [...(hasRows ? [] : ['rows']), ...(hasPayouts ? [] : ['payouts'])].join(' and ');
    return {
      kind: 'closed_month_changed',
      harm: 'mismatched',
      ids: {},
      problem: `Month ${month} is closed, and its ${what} are not what they were.`,
      advice: 'Compare its file with the one that was filed, and restore the rows from a backup.',
    };
  });
}
