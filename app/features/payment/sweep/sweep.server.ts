/** The sweep: asks the provider about payments that nobody reported, at the start and every minute. */
import type { Logger } from 'pino';
import type { Payment } from '#app/features/payment/payment.ts';
import { readPaymentSnapshot } from '#app/features/payment/payment-snapshot.server.ts';
import type { PaymentGateway } from '#app/features/payment/provider/payment-gateway.ts';
import type { RefundService } from '#app/features/payment/refund/refund-service.server.ts';
import type { Settle, SettleIntent } from '#app/features/payment/settle/settle.server.ts';
import type { PaymentService } from '#app/features/payment/start/start-payment.server.ts';
import type { Queries } from '#db/database.ts';
import { decideSweep, isAbandoned } from './decide-sweep.ts';
import {
  type Due,
  type DueRefund,
  type DueStray,
  readDuePayments,
  readDueRefunds,
  readDueStrays,
} from './due-store.server.ts';

/** Read at a time. */
const DUE_PER_BATCH = 50;

type Parts = {
  queries: Queries;
  gateway: Pick<PaymentGateway, 'account' | 'cancelIntent'>;
  settle: Settle;
  settleIntent: SettleIntent;
  payments: Pick<PaymentService, 'abandon'>;
  refunds: Pick<RefundService, 'advanceRefunds'>;
  /** Handles what was done at the provider; false when it does not answer. */
  recentChanges(now: Date): Promise<boolean>;
  log: Logger;
};

/**
 * One sweep of all that is due; gives how many payments, strays and refunds it looked at. A failure of one does
 * not stop the others; a provider that does not answer does, and leaves them due.
 */
export type Sweep = () => Promise<number>;

/** What an error is about. */
function idsOf(taken: { payment?: string; intent?: string | null }) {
  return { payment: taken.payment, intent: taken.intent };
}

/** Reads the next batch of what is due. */
type ReadDue<Taken> = (queries: Queries, provider: string, limit: number) => Promise<Due<Taken>[]>;

export function createSweep(parts: Parts): Sweep {
  const { queries, gateway, settle, settleIntent, payments, refunds, recentChanges, log } = parts;

  async function lookAtRefund({ shopper, intent }: DueRefund): Promise<boolean> {
    return (await refunds.advanceRefunds(shopper, intent))?.isAnswered ?? true;
  }

  /** False when the provider cannot be asked: the others will not fare better. */
  async function lookAtPayment(payment: Payment): Promise<boolean> {
    const { intent } = payment;
    switch (decideSweep(payment, new Date())) {
      case 'settle': {
        if (intent === null) return true;
        const known = await readPaymentSnapshot(queries, payment, intent);
        const { kind } = await settle(intent, known ?? undefined);
        if (kind === 'unpaid' && isAbandoned(payment, new Date())) return payments.abandon(payment);
        return kind !== 'unavailable';
      }
      case 'abandon':
        return payments.abandon(payment);
      case 'leave':
        return true;
    }
  }

  /** As above; what was paid on a stray meanwhile goes back. */
  async function lookAtStray(stray: DueStray): Promise<boolean> {
    const answer = await gateway.cancelIntent(stray.intent);
    // One that the provider does not know is looked at again after a longer pause.
    if (answer.kind !== 'answer') return answer.kind === 'refused';
    return (await settleIntent(answer.value, stray)).kind !== 'unavailable';
  }

  /** Looks at what is due until there is no more, or the provider does not answer. */
  async function sweepAll<Taken extends { payment?: string; intent?: string | null }>(
    provider: string,
    readDue: ReadDue<Taken>,
    lookAt: (taken: Taken) => Promise<boolean>,
  ): Promise<{ looked: number; isAnswered: boolean }> {
    let looked = 0;
    for (;;) {
      const batch = await readDue(queries, provider, DUE_PER_BATCH);
      for (const due of batch) {
        const taken = await due.take();
        if (taken === null) continue;
        try {
          if (!(await lookAt(taken))) {
            await due.requeue();
            return { looked, isAnswered: false };
          }
        } catch (error) {
          log.error({ err: error, ...idsOf(taken) }, 'Unable to sweep a payment');
        }
        looked += 1;
      }
      if (batch.length < DUE_PER_BATCH) return { looked, isAnswered: true };
    }
  }

  return async () => {
    const account = await gateway.account();
    if (account.kind !== 'answer') {
      log.warn({ reason: account.message }, 'The card provider does not answer the sweep');
      return 0;
    }
    const sweeps = [
      () => sweepAll(account.value, readDuePayments, lookAtPayment),
      () => sweepAll(account.value, readDueStrays, lookAtStray),
      () => sweepAll(account.value, readDueRefunds, lookAtRefund),
    ];
    let looked = 0;
    const lookAtRecent = async () => ({ looked: 0, isAnswered: await recentChanges(new Date()) });
    for (const sweepOne of [...sweeps, lookAtRecent]) {
      const swept = await sweepOne();
      looked += swept.looked;
      if (swept.isAnswered) continue;
      log.warn('The card provider does not answer the sweep: what is due waits for the next one');
      break;
    }
    return looked;
  };
}
