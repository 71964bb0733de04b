/**
 * Gives back what cancelled orders and ended payments still hold, and commits what was sold. Ends holds whose time is over, by
 * ending their payments: the intent is cancelled at the provider, and only its word gives the units back. What was paid
 * meanwhile becomes the order.
 */
import type { Logger } from 'pino';
import { UNPAID_STATES } from '#app/features/payment/payment.ts';
import { readPaymentSnapshot } from '#app/features/payment/payment-snapshot.server.ts';
import type { PaymentGateway } from '#app/features/payment/provider/payment-gateway.ts';
import type { PaymentService } from '#app/features/payment/start/start-payment.server.ts';
import {
  endHold,
  type PaymentHold,
  readEndedHolds,
  requeueHold,
} from '#app/features/stock/stock-holds.server.ts';
import type { Queries } from '#db/database.ts';
import { createGiveBackCancelled } from './cancelled-holds.server.ts';
import { leftHolds } from './left-holds.server.ts';

/** At most so many a sweep; the others are the next one's. */
const MAX_ENDED = 500;

type Parts = {
  queries: Queries;
  gateway: Pick<PaymentGateway, 'account'>;
  payments: Pick<PaymentService, 'abandon'>;
  log: Logger;
};

/** One sweep of the holds; stops at the first that the provider does not answer about. */
export type SweepHolds = () => Promise<void>;

export function createSweepHolds({ queries, gateway, payments, log }: Parts): SweepHolds {
  const giveBackCancelled = createGiveBackCancelled(queries);

  /** False when the provider cannot be asked. */
  async function endPayment(hold: PaymentHold): Promise<boolean> {
    const payment = await readPaymentSnapshot(queries, hold, null);
    if (!payment) return true;
    if (UNPAID_STATES.includes(payment.state)) return payments.abandon(payment);
    await endHold(queries, payment.payment);
    return true;
  }

  async function tryToEnd(payment: string): Promise<boolean> {
    try {
      await endHold(queries, payment);
      return true;
    } catch (error) {
      log.error({ err: error, payment }, 'Unable to end the hold of a payment that is over');
      return false;
    }
  }

  return async () => {
    await giveBackCancelled(tryToEnd);
    for await (const payment of leftHolds(queries)) await tryToEnd(payment);
    const account = await gateway.account();
    // The sweep of the payments says so.
    if (account.kind !== 'answer') return;
    for (const hold of await readEndedHolds(queries, account.value, MAX_ENDED)) {
      const { payment, since } = hold;
      try {
        if (await endPayment(hold)) continue;
      } catch (error) {
        log.error({ err: error, payment }, 'Unable to end a hold');
        continue;
      }
      await requeueHold(queries, payment);
      log.warn({ payment, since }, 'Stock stays held: the card provider does not answer');
      return;
    }
  };
}
