/** The sweep: asks the provider about payments that nobody reported, at the start and every minute. */
import type { Logger } from 'pino';
import type { Queries } from '#db/database.ts';
import type { Payment } from './payment.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { PaymentService } from './payment-service.server.ts';
import { takeDuePayments } from './payment-store.server.ts';
import type { RefundService } from './refund-service.server.ts';
import type { Settle } from './settle.server.ts';

const PAYMENTS_PER_SWEEP = 50;

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

/** One sweep; gives how many payments it looked at. A failure of one does not stop the others. */
export type Sweep = () => Promise<number>;

export function createSweep(parts: Parts): Sweep {
  const { queries, gateway, settle, payments, refunds, log } = parts;

  async function lookAt(payment: Payment): Promise<void> {
    if (payment.state === 'refund_due' && payment.intent) {
      await refunds.pursue(payment.shopper, payment.intent);
    } else if (payment.state === 'open' && payment.intent) {
      const { kind } = await settle(payment.intent);
      if (kind === 'unpaid' && isOlderThan(payment, OPEN_HOURS * 60))
        await payments.abandon(payment);
    } else if (payment.state === 'cancelling' || isOlderThan(payment, CREATING_MINUTES)) {
      // The secret of an intent that was still being created never left the shop.
      await payments.abandon(payment);
    }
  }

  return async () => {
    const account = await gateway.account();
    if (account.kind !== 'answer') {
      log.warn({ reason: account.message }, 'The card provider does not answer the sweep');
      return 0;
    }
    const due = await takeDuePayments(queries, account.value, PAYMENTS_PER_SWEEP);
    for (const payment of due) {
      try {
        await lookAt(payment);
      } catch (error) {
        log.error({ err: error, payment: payment.payment }, 'Unable to sweep a payment');
      }
    }
    return due.length;
  };
}
