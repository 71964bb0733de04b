/** The embedded payment provider: the simulator in this process, reached through Stripe's own SDK. */
import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { createCardSimulator } from 'stripe-simulator/card-simulator.ts';
import { createSimulatorProvider } from '#app/features/payment/provider/simulator/simulator-provider.server.ts';
import type { CreatedProvider, ProviderParts } from './payment-provider-factory.ts';
import { STRIPE_API_VERSION } from './stripe-provider.ts';

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
  const access = { stripe: connect(simulator.api), webhookSecret, isLive: false };
  const provider = createSimulatorProvider(access, {
    kind: 'simulator',
    publishableKey: SIMULATOR_PUBLISHABLE_KEY,
    base: SIMULATOR_PATH,
  });
  return { provider, simulator };
}
