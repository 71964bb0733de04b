/** Queues the mail to the staff about what a reconciliation has found. */
import { createHash } from 'node:crypto';
import { STAFF } from '#app/features/mail/mail-kinds.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import type { Queries } from '#db/database.ts';
import { findingKey } from './reconciliation.ts';
import { type ReconciliationReport, reconciliationSummary } from './reconciliation-report.ts';

/** The reconciliation prints them all. */
const MAX_FINDINGS = 20;

/** The same findings are mailed once a day, however often the reconciliation runs. */
export async function queueReconciliationMail(
  queries: Queries,
  report: ReconciliationReport,
): Promise<void> {
  const { findings } = report;
  const hash = createHash('sha256').update(findings.map(findingKey).sort().join('\n'));
  const day = new Date().toISOString().slice(0, 10);
  await queueMail(queries, {
    shopperId: STAFF,
    dedupe: `reconciliation:${day}:${hash.digest('hex').slice(0, 16)}`,
    kind: 'staff_reconciliation_finding',
    recipient: STAFF,
    body: {
      summary: reconciliationSummary(report),
      findings: findings
        .slice(0, MAX_FINDINGS)
        .map(({ harm, problem, advice }) => `${harm}: ${problem} ${advice}`),
    },
  });
}
