/** The PUT that reports a paid intent, or orders what is free: only its own shopper's. */

import type { OrderFree } from '#app/features/payment/free/order-free.server.ts';
import { readPaymentSnapshotByIntent } from '#app/features/payment/payment-snapshot.server.ts';
import { isFreeIntent } from '#app/features/payment/provider/own-intent.ts';
import { intentIdSchema } from '#app/features/payment/provider/payment-gateway.ts';
import type { Queries } from '#db/database.ts';
import type { Settlement } from './decide-settlement.ts';
import type { RecentPayments } from './recent-payments.ts';
import type { Settle } from './settle.server.ts';

/** Settles an intent of this shopper; `unknown` for anybody else's, and the provider is not asked. */
export type PaymentReturn = (shopper: string, intentId: string) => Promise<Settlement>;

type Parts = {
  queries: Queries;
  settle: Settle;
  orderFree: OrderFree;
  recent: Pick<RecentPayments, 'findOpen'>;
};

export function createPaymentReturn({ queries, settle, orderFree, recent }: Parts): PaymentReturn {
  return async (shopper, intentId) => {
    if (!intentIdSchema.safeParse(intentId).success) return { kind: 'unknown' };
    const known =
      recent.findOpen(shopper, intentId) ??
      (await readPaymentSnapshotByIntent(queries, shopper, intentId));
    if (!known) return { kind: 'unknown' };
    if (known.order) return { kind: 'ordered', shopper: known.shopper, order: known.order };
    // The sweep and the provider's events follow a refund: a shopper who asks again changes nothing.
    if (known.refund) {
      return { kind: 'refunded', shopper: known.shopper, refund: known.refund };
    }
    return isFreeIntent(intentId) ? orderFree(known) : settle(intentId, known);
  };
}
