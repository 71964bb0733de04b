/** The PUT that reports a paid intent: only its own shopper's, settled by asking the provider. */
import { readPaymentSnapshotByIntent } from '#app/features/payment/payment-snapshot.server.ts';
import type { Queries } from '#db/database.ts';
import type { Settlement } from './decide-settlement.ts';
import type { Settle } from './settle.server.ts';

/** Settles an intent of this shopper; `unknown` for anybody else's, and the provider is not asked. */
export type PaymentReturn = (shopper: string, intentId: string) => Promise<Settlement>;

/** Any provider's: what else a path or query may hold is no intent. */
const INTENT_ID = /^\w{1,255}$/;

export function createPaymentReturn(queries: Queries, settle: Settle): PaymentReturn {
  return async (shopper, intentId) => {
    if (!INTENT_ID.test(intentId)) return { kind: 'unknown' };
    const known = await readPaymentSnapshotByIntent(queries, shopper, intentId);
    if (!known) return { kind: 'unknown' };
    if (known.order) return { kind: 'ordered', shopper: known.shopper, order: known.order };
    return settle(intentId, known);
  };
}
