/** The embedded card provider: the simulator in this process, reached through Stripe's own SDK. */
import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { type CardSimulator, createCardSimulator } from '#card-simulator/card-simulator.ts';
import type { Queries } from '#db/database.ts';
import type { PluggedProvider } from '#server/shop.ts';
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
] as const;

/** A provider, and the simulator behind it when it is this process that plays it. */
export type PluggedIn = { provider: PluggedProvider; simulator: CardSimulator | null };

export type ProviderParts = {
  queries: Queries;
  /** Hands a signed event to the shop. */
  deliverWebhook: (request: Request) => Promise<Response>;
  onError: (error: unknown) => void;
};

export type PlugIn = (parts: ProviderParts) => PluggedIn;

export function plugInSimulator({ queries, deliverWebhook, onError }: ProviderParts): PluggedIn {
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
  const stripe = new Stripe(SIMULATOR_SECRET_KEY, {
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(simulator.api),
    telemetry: false,
  });
  const provider: PluggedProvider = {
    card: {
      kind: 'simulator',
      publishableKey: SIMULATOR_PUBLISHABLE_KEY,
      base: SIMULATOR_PATH,
    },
    stripe,
    webhookSecret,
    isLive: false,
  };
  return { provider, simulator };
}
