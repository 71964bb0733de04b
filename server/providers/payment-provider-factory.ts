/** How a payment provider is plugged in when a shop starts. */

import type { CardSimulator } from 'stripe-simulator/card-simulator.ts';
import type { PaymentProvider } from '#app/features/payment/provider/payment-provider.ts';
import type { Queries } from '#db/database.ts';

/** What the shop hands to a provider that lives in this process; others need nothing of it. */
export type ProviderParts = {
  queries: Queries;
  /** Hands a signed event to the shop. */
  deliverWebhook: (request: Request) => Promise<Response>;
  onError: (error: unknown) => void;
};

/** A provider; `simulator` is null unless it is embedded in this process. */
export type CreatedProvider = { provider: PaymentProvider; simulator: CardSimulator | null };

export type PaymentProviderFactory = (parts: ProviderParts) => CreatedProvider;
