/** The payment provider that the settings name. */

import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { type CardSimulator, createCardSimulator } from 'stripe-simulator/card-simulator.ts';
import type { PaymentProvider } from '#app/features/payment/provider/payment-provider.ts';
import { createSimulatorProvider } from '#app/features/payment/provider/simulator/simulator-provider.server.ts';
import type { Queries } from '#db/database.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { OnKey } from './asking-with-keys.ts';
import { openStripeProvider, STRIPE_API_VERSION } from './stripe-provider.ts';

/** Where the app answers the simulator's browser-facing calls. */
const SIMULATOR_PATH = '/card-simulator';

const SIMULATOR_PUBLISHABLE_KEY = 'pk_test_simulator';

/** Never leaves the process: the simulator's calls for this key are on no port. */
const SIMULATOR_SECRET_KEY = 'sk_test_simulator';

/** The events that docs/payments.md has a shopkeeper enable at Stripe. */
export const ENABLED_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

/** The SDK over a simulator's server-facing calls. */
type ConnectStripe = (api: typeof fetch) => Stripe;

const connectDirectly: ConnectStripe = (api) =>
  new Stripe(SIMULATOR_SECRET_KEY, {
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(api),
    telemetry: false,
  });

/** `connect` is for tests whose connection to the simulator is not perfect. */
export function embedSimulatorProvider(
  { queries, deliverWebhook, onError }: ProviderParts,
  connect = connectDirectly,
): CreatedProvider {
  // Signed when delivered, verified in the same process: a secret a process is enough.
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`;
  const simulator = createCardSimulator({
    db: queries,
    secretKey: SIMULATOR_SECRET_KEY,
    publishableKey: SIMULATOR_PUBLISHABLE_KEY,
    webhookSecret,
    enabledEvents: ENABLED_EVENTS,
    deliverWebhook,
    onError,
  });
  const access = { stripe: connect(simulator.api), webhookSecrets: [webhookSecret], isLive: false };
  const provider = createSimulatorProvider(access, {
    kind: 'simulator',
    publishableKey: SIMULATOR_PUBLISHABLE_KEY,
    base: SIMULATOR_PATH,
  });
  return { provider, simulator };
}

/** What the shop hands to a provider that lives in this process; others need nothing of it. */
export type ProviderParts = {
  queries: Queries;
  /** Hands a signed event to the shop. */
  deliverWebhook: (request: Request) => Promise<Response>;
  onError: (error: unknown) => void;
  /** Learns with each call whether the provider takes the shop's key. */
  onKey: OnKey;
};

/** A provider; `simulator` is null unless it is embedded in this process. */
export type CreatedProvider = { provider: PaymentProvider; simulator: CardSimulator | null };

export type PaymentProviderFactory = (parts: ProviderParts) => CreatedProvider;

export function providerFactoryOf({ stripe }: Settings): PaymentProviderFactory {
  if (stripe === null) return embedSimulatorProvider;
  return ({ onKey }) => ({ provider: openStripeProvider(stripe, onKey), simulator: null });
}
