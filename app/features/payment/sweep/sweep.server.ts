/** The sweep: asks the provider about payments that nobody reported, at the start and every minute. */
import type { Logger } from 'pino';
import type { Payment } from '#app/features/payment/payment.ts';
import { takeDuePayments } from '#app/features/payment/payment-store.server.ts';
import type { PaymentGateway } from '#app/features/payment/provider/payment-gateway.ts';
import type { RefundService } from '#app/features/payment/refund/refund-service.server.ts';
import type { Settle } from '#app/features/payment/settle/settle.server.ts';
import type { PaymentService } from '#app/features/payment/start/start-payment.server.ts';
import type { Queries } from '#db/database.ts';

/** Taken at a time, and hidden from the sweeps of other processes. */
const PAYMENTS_PER_BATCH = 50;

/** A payment younger than this may still be on its way from the shop to the provider. */
const CREATING_MINUTES = 10;

/** An intent that nobody has paid for this long is cancelled. */
const OPEN_HOURS = 24;

function isOlderThan(payment: Payment, minutes: number): boolean {
  return Date.now() - payment.createdAt.getTime() > minutes * 60_000;
}

type Parts = {
  queries: Queries;
  gateway: Pick<PaymentGateway, 'account'>;
  settle: Settle;
  payments: PaymentService;
  refunds: RefundService;
  log: Logger;
};

/**
 * One sweep of all that is due; gives how many payments it looked at. A failure of one does not stop
 * the others.
 */
export type Sweep = () => Promise<number>;

export function createSweep(parts: Parts): Sweep {
  const { queries, gateway, settle, payments, refunds, log } = parts;

  /** False when the provider cannot be asked: the others will not fare better. */
  async function lookAt(payment: Payment): Promise<boolean> {
    if (payment.state === 'refund_due' && payment.intent) {
      await refunds.advanceRefund(payment.shopper, payment.intent);
    } else if (payment.state === 'open' && payment.intent) {
      const { kind } = await settle(payment.intent);
      if (kind === 'unpaid' && isOlderThan(payment, OPEN_HOURS * 60)) {
        await payments.abandon(payment);
      }
      return kind !== 'unavailable';
    } else if (payment.state === 'cancelling' || isOlderThan(payment, CREATING_MINUTES)) {
      // The secret of an intent that was still being created never left the shop.
      await payments.abandon(payment);
    }
    return true;
  }

  async function sweepBatch(provider: string): Promise<{ looked: number; goesOn: boolean }> {
    const due = await takeDuePayments(queries, provider, PAYMENTS_PER_BATCH);
    let isAnswered = true;
    for (const payment of due) {
      try {
        isAnswered = await lookAt(payment);
      } catch (error) {
        log.error({ err: error, payment: payment.payment }, 'Unable to sweep a payment');
      }
    }
    return { looked: due.length, goesOn: isAnswered && due.length === PAYMENTS_PER_BATCH };
  }

  return async () => {
    const account = await gateway.account();
    if (account.kind !== 'answer') {
      log.warn({ reason: account.message }, 'The card provider does not answer the sweep');
      return 0;
    }
    let sum = 0;
    for (let goesOn = true; goesOn; ) {
      const batch = await sweepBatch(account.value);
      sum += batch.looked;
      goesOn = batch.goesOn;
    }
    return sum;
  };
}
