/** Stripe, or any server that speaks its protocol, as the payment provider. */
import Stripe from 'stripe';
import type { PaymentProvider } from '#app/features/payment/provider/payment-provider.ts';
import { createSimulatorProvider } from '#app/features/payment/provider/simulator/simulator-provider.server.ts';
import type { StripeAccess } from '#app/features/payment/provider/stripe/stripe-gateway.server.ts';
import {
  createStripeProvider,
  objectsOnly,
} from '#app/features/payment/provider/stripe/stripe-provider.server.ts';
import { isLive, type StripeSettings } from '#server/settings/stripe-settings.ts';
import { askingWithKeys, type OnKey } from './asking-with-keys.ts';

/** Pinned: the one of docs/payments.md for the webhook endpoint too. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** A shopper waits for these calls; what is unclear after them is asked again by the sweep. */
const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;

function addressOf(apiBase: string | null): Stripe.StripeConfig {
  if (apiBase === null) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const isHttps = protocol === 'https:';
  return {
    protocol: isHttps ? 'https' : 'http',
    host: hostname,
    port: port || (isHttps ? 443 : 80),
  };
}

/** The SDK with the keys of the settings; `onKey` is told what the provider makes of the first one. */
export function openStripeAccess(settings: StripeSettings, onKey: OnKey = () => {}): StripeAccess {
  const { secretKey, otherSecretKeys, webhookSecrets, apiBase } = settings;
  const client = objectsOnly(Stripe.createNodeHttpClient());
  return {
    stripe: new Stripe(secretKey, {
      apiVersion: STRIPE_API_VERSION,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
      httpClient: askingWithKeys(client, otherSecretKeys, onKey),
      ...addressOf(apiBase),
    }),
    webhookSecrets,
    isLive: isLive(secretKey),
  };
}

export function openStripeProvider(settings: StripeSettings, onKey?: OnKey): PaymentProvider {
  const { publishableKey, apiBase } = settings;
  const access = openStripeAccess(settings, onKey);
  if (apiBase === null) return createStripeProvider(access, { kind: 'stripe', publishableKey });
  // Stripe.js talks to Stripe alone; any other server is confirmed with by the stand-in.
  return createSimulatorProvider(access, { kind: 'simulator', publishableKey, base: apiBase });
}
