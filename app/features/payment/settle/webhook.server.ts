/** What the provider tells by its webhook: settled, each event recorded once with its work. */

import type { ProviderEvent } from '#app/features/payment/provider/payment-gateway.ts';
import type { Queries } from '#db/database.ts';
import type { Settle } from './settle.server.ts';
import { recordEventOfOrder } from './webhook-event-store.server.ts';

/** Gives false when the provider could not be asked: the event has to be sent again. */
export type HandleWebhook = (event: ProviderEvent) => Promise<boolean>;

export function createWebhookHandler(queries: Queries, settle: Settle): HandleWebhook {
  return async ({ id, intent, shopper }) => {
    if (intent === null) return true;
    // Mostly the browser was faster, and there is nothing to ask or to do.
    const isOrdered =
      shopper !== null && (await recordEventOfOrder(queries, { shopper, intent, event: id }));
    return isOrdered || (await settle(intent, { eventId: id })).kind !== 'unavailable';
  };
}
