/** The PUT that reports a paid intent: only its own shopper's, settled by asking the provider. */
import type { Queries } from '#db/database.ts';
import type { Settlement } from './decide-settlement.ts';
import { readPaymentSnapshotByIntent } from './sale-store.server.ts';
import type { Settle } from './settle.server.ts';

/** Settles an intent of this shopper; `unknown` for anybody else's, and the provider is not asked. */
export type PaymentReturn = (shopper: string, intentId: string) => Promise<Settlement>;

/** Any provider's: what else a path or query may hold is no intent. */
const INTENT_ID = /^\w{1,255}$/;

export function createPaymentReturn(queries: Queries, settle: Settle): PaymentReturn {
  return async (shopper, intentId) => {
    if (!INTENT_ID.test(intentId)) return { kind: 'unknown' };
    const seen = await readPaymentSnapshotByIntent(queries, shopper, intentId);
    if (!seen) return { kind: 'unknown' };
    if (seen.order) return { kind: 'ordered', shopper: seen.shopper, order: seen.order };
    return settle(intentId, { seen });
  };
}
