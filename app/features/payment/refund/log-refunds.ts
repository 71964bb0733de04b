/** What the shopkeeper reads in the log about refunds. */
import type { Logger } from 'pino';
import type { Charge } from './charge-store.server.ts';
import { isOverdue, type RefundChange } from './decide-refund.ts';

type Refunds = Pick<Charge, 'intent' | 'refunds'>;

/** Logs what has changed, and what has failed for good; `reason`: why the provider refused. */
export function logChanges(
  log: Logger,
  { intent, refunds }: Refunds,
  changes: readonly RefundChange[],
  reason: string | null,
): void {
  for (const { no, by, state } of changes) {
    if (refunds.find((refund) => refund.no === no)?.state === state) continue;
    const fields = { paymentIntent: intent, refund: no };
    log.info({ ...fields, state }, 'A refund has changed');
    if (state === 'failed' && by !== 'provider') {
      log.error({ ...fields, reason }, 'A refund failed for good: refund this charge by hand');
    }
  }
}

/** Warns of refunds that have been due for long; `reason`: why the provider refused. */
export function logOverdue(log: Logger, { intent, refunds }: Refunds, reason: string | null): void {
  const now = new Date();
  for (const refund of refunds.filter((one) => isOverdue(one, now))) {
    const { no, amountCents, attempt, dueSeconds } = refund;
    const since = new Date(dueSeconds * 1_000).toISOString();
    log.warn(
      { paymentIntent: intent, refund: no, amountCents, since, attempt, reason },
      'A refund has been waiting for more than a day: look at it at the provider',
    );
  }
}
