/** The PUT that reports a paid intent: only its own shopper's, settled by asking the provider. */
import { followJoined } from '#app/features/shopper/shopper-store.server.ts';
import type { Queries } from '#db/database.ts';
import { findByIntent } from './payment-store.server.ts';
import type { Settle } from './settle.server.ts';
import type { Settlement } from './settlement.ts';

/** Settles an intent of this shopper; `unknown` for anybody else's, and the provider is not asked. */
export type PaymentReturn = (shopper: string, intentId: string) => Promise<Settlement>;

export function createPaymentReturn(queries: Queries, settle: Settle): PaymentReturn {
  return async (shopper, intentId) => {
    const owner = await followJoined(queries, shopper);
    const payment = await findByIntent(queries, owner, intentId);
    return payment ? settle(intentId) : { kind: 'unknown' };
  };
}
