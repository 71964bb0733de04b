/**
 * The provider's signed events. An event is a reason to ask the provider how its intent stands, never
 * the word for it, so that repeated, late and lost events do no harm (docs/decisions/034).
 */

import type { Declines } from '#app/features/payment/decline/declines.server.ts';
import type { DisputeService } from '#app/features/payment/dispute/dispute-service.server.ts';
import { readPaymentSnapshotByIntent } from '#app/features/payment/payment-snapshot.server.ts';
import type { ProviderEvent } from '#app/features/payment/provider/payment-gateway.ts';
import type { RefundService } from '#app/features/payment/refund/refund-service.server.ts';
import type { Queries } from '#db/database.ts';
import type { RecentPayments } from './recent-payments.ts';
import type { Settle } from './settle.server.ts';

/** Gives false when the provider could not be asked: the event has to be sent again. */
export type HandleWebhook = (event: ProviderEvent) => Promise<boolean>;

type Parts = {
  queries: Queries;
  settle: Settle;
  recent: Pick<RecentPayments, 'isOrdered'>;
  refunds: Pick<RefundService, 'checkRefunds'>;
  disputes: DisputeService;
  declines: Pick<Declines, 'declined'>;
  /** Ends all that a shopper has not paid. */
  endUnpaid: (shopper: string) => Promise<void>;
};

export function createWebhookHandler({
  queries,
  settle,
  recent,
  refunds,
  disputes,
  declines,
  endUnpaid,
}: Parts): HandleWebhook {
  return async ({ about, intent, shopper, declineEvent }) => {
    if (intent === null) return true;
    // Mostly the browser was faster, and there is nothing to ask or to do.
    if (about === 'payment' && recent.isOrdered(intent)) return true;
    const known =
      shopper === null ? null : await readPaymentSnapshotByIntent(queries, shopper, intent);
    if (known?.order && about === 'payment') return true;
    const settlement = known?.order
      ? { kind: 'ordered' as const, shopper: known.shopper }
      : await settle(intent, known ?? undefined);
    // Also of a payment that was ended before its event came: else ending it would hide every declined card.
    const isUnpaid = settlement.kind === 'unpaid' || settlement.kind === 'cancelled';
    if (declineEvent !== undefined && isUnpaid && shopper !== null) {
      const decline = { event: declineEvent, intent, shopper };
      // The secret of its intent is out: what ends that is its end at the provider.
      if (await declines.declined(decline)) await endUnpaid(settlement.shopper);
    }
    if (settlement.kind !== 'refunded' && settlement.kind !== 'ordered') {
      return settlement.kind !== 'unavailable';
    }
    if (settlement.kind === 'ordered' && about === 'payment') return true;
    if (about === 'dispute') return disputes.checkDisputes(settlement.shopper, intent);
    const progress = await refunds.checkRefunds(settlement.shopper, intent);
    return progress?.isAnswered ?? true;
  };
}
