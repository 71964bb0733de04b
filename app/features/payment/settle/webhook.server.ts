/**
 * The provider's signed events. An event is a reason to ask the provider how its intent stands, never
 * the word for it, so that repeated, late and lost events do no harm (docs/decisions/034).
 */
import { readPaymentSnapshotByIntent } from '#app/features/payment/payment-snapshot.server.ts';
import type { ProviderEvent } from '#app/features/payment/provider/payment-gateway.ts';
import type { RefundService } from '#app/features/payment/refund/refund-service.server.ts';
import type { Queries } from '#db/database.ts';
import type { Settle } from './settle.server.ts';

/** Gives false when the provider could not be asked: the event has to be sent again. */
export type HandleWebhook = (event: ProviderEvent) => Promise<boolean>;

type Parts = { queries: Queries; settle: Settle; refunds: Pick<RefundService, 'checkRefund'> };

export function createWebhookHandler({ queries, settle, refunds }: Parts): HandleWebhook {
  return async ({ intent, shopper }) => {
    if (intent === null) return true;
    const known =
      shopper === null ? null : await readPaymentSnapshotByIntent(queries, shopper, intent);
    // Mostly the browser was faster, and there is nothing to ask or to do.
    if (known?.order) return true;
    const settlement = await settle(intent, known ?? undefined);
    if (settlement.kind !== 'refunded') return settlement.kind !== 'unavailable';
    const progress = await refunds.checkRefund(settlement.shopper, intent);
    return progress?.isAnswered ?? true;
  };
}
