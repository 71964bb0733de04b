/** The report of a reconciliation: findings, counts, and the summary line. */
import { formatCents } from '#app/shared/money/money.ts';
import { type Finding, findingKey, HARMS, type Harm } from './reconciliation.ts';

/** Counts: succeeded charges of this shop at the provider, orders, refunds of both, counted variants. */
type ReconciliationScope = { charges: number; orders: number; refunds: number; counted: number };

export type ReconciliationReport = {
  counts: Record<Harm, number>;
  scope: ReconciliationScope;
  /** What shoppers have to get back and do not, in cents. */
  owedCents: number;
  /** Findings with harm, and notes; the first thousand of each. */
  findings: Finding[];
  notes: Finding[];
};

const MAX_LISTED = 1_000;

/** Called with each finding and note as soon as it is certain; the reconciliation awaits it. */
export type OnFinding = (found: Finding) => void | Promise<void>;

/** Starts an empty report; `add` ignores duplicates. */
export function beginReport(onFinding: OnFinding) {
  const report: ReconciliationReport = {
    counts: { lost: 0, doubled: 0, unrefunded: 0, mismatched: 0, oversold: 0 },
    scope: { charges: 0, orders: 0, refunds: 0, counted: 0 },
    owedCents: 0,
    findings: [],
    notes: [],
  };
  const addedKeys = new Set<string>();
  return {
    report,
    async add(found: readonly Finding[]): Promise<void> {
      for (const one of found) {
        const key = findingKey(one);
        if (addedKeys.has(key)) continue;
        addedKeys.add(key);
        if (one.harm !== null) report.counts[one.harm] += 1;
        report.owedCents += one.owedCents ?? 0;
        const list = one.harm === null ? report.notes : report.findings;
        if (list.length < MAX_LISTED) list.push(one);
        await onFinding(one);
      }
    },
  };
}

/** `lost 0, … mismatched 0, oversold 0, owed $0.00 (3 charges, 2 orders, 1 refund, 5 counted variants looked at)` */
export function reconciliationSummary({
  counts,
  scope,
  owedCents,
}: Pick<ReconciliationReport, 'counts' | 'scope' | 'owedCents'>): string {
  const harms = HARMS.map((harm) => `${harm} ${counts[harm]}`).join(', ');
  const looked = [
    plural(scope.charges, 'charge'),
    plural(scope.orders, 'order'),
    plural(scope.refunds, 'refund'),
    plural(scope.counted, 'counted variant'),
  ].join(', ');
  return `${harms}, owed ${formatCents(owedCents)} (${looked} looked at)`;
}

/** Whether nothing has to be done. */
export function isClean({ counts }: Pick<ReconciliationReport, 'counts'>): boolean {
  return HARMS.every((harm) => counts[harm] === 0);
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
