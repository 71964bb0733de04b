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
import { type Due, type DueStray, readDuePayments, readDueStrays } from './due-store.server.ts';

/** Read at a time. */
const DUE_PER_BATCH = 50;

type Parts = {
  queries: Queries;
  gateway: Pick<PaymentGateway, 'account' | 'cancelIntent'>;
  settle: Settle;
  settleIntent: SettleIntent;
  payments: Pick<PaymentService, 'abandon'>;
  refunds: Pick<RefundService, 'advanceRefund'>;
  log: Logger;
};

/**
 * One sweep of all that is due; gives how many payments and strays it looked at. A failure of one does
 * not stop the others; a provider that does not answer does, and leaves them due.
 */
export type Sweep = () => Promise<number>;

/** Reads the next batch of what is due. */
type ReadDue<Taken> = (queries: Queries, provider: string, limit: number) => Promise<Due<Taken>[]>;

export function createSweep(parts: Parts): Sweep {
  const { queries, gateway, settle, settleIntent, payments, refunds, log } = parts;

  async function advanceRefund(shopper: string, intent: string): Promise<boolean> {
    return (await refunds.advanceRefund(shopper, intent))?.isAnswered ?? true;
  }

  /** False when the provider cannot be asked: the others will not fare better. */
  async function lookAtPayment(payment: Payment): Promise<boolean> {
    const { shopper, intent } = payment;
    switch (decideSweep(payment, new Date())) {
      case 'advance_refund':
        return intent === null || advanceRefund(shopper, intent);
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
    const { shopper, intent, state } = stray;
    if (state === 'refund_due') return advanceRefund(shopper, intent);
    const answer = await gateway.cancelIntent(intent);
    // One that the provider does not know is looked at again after a longer pause.
    if (answer.kind !== 'answer') return answer.kind === 'refused';
    return (await settleIntent(answer.value, stray)).kind !== 'unavailable';
  }

  /** Looks at what is due until there is no more, or the provider does not answer. */
  async function sweepAll<Taken extends { payment: string }>(
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
          log.error({ err: error, payment: taken.payment }, 'Unable to sweep a payment');
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
    const swept = await sweepAll(account.value, readDuePayments, lookAtPayment);
    const strays = swept.isAnswered
      ? await sweepAll(account.value, readDueStrays, lookAtStray)
      : { looked: 0, isAnswered: false };
    if (!strays.isAnswered) {
      log.warn('The card provider does not answer the sweep: what is due waits for the next one');
    }
    return swept.looked + strays.looked;
  };
}
