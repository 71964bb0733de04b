/** What an order held is there for others once it is cancelled: right after that, in a transaction of its own. */
import type { Logger } from 'pino';
import { readPaymentSnapshotByIntent } from '#app/features/payment/payment-snapshot.server.ts';
import { endHold } from '#app/features/stock/stock-holds.server.ts';
import type { Queries } from '#db/database.ts';

/** Of a cancelled order. What fails, the sweep does (sweep-holds.server.ts). */
export type GiveBack = (shopper: string, intent: string) => Promise<void>;

export function createGiveBack(queries: Queries, log: Logger): GiveBack {
  return async (shopper, intent) => {
    try {
      const payment = await readPaymentSnapshotByIntent(queries, shopper, intent);
      if (payment?.units) await endHold(queries, payment.payment);
    } catch (error) {
      log.error({ err: error, intent }, 'Unable to give back what a cancelled order held');
    }
  };
}
