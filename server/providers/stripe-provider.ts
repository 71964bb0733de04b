/** Stripe, or any server that speaks its protocol, as the card provider. */
import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { StripeSettings } from '#server/settings.ts';
import type { PluggedProvider } from '#server/shop.ts';

/** Pinned: what docs/payments.md tells to choose for the webhook endpoint too. */
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

export function plugInStripe(settings: StripeSettings): PluggedProvider {
  const { secretKey, publishableKey, webhookSecret, apiBase } = settings;
  return {
    // Stripe.js talks to Stripe alone; anybody else is confirmed with by the stand-in.
    card:
      apiBase === null
        ? { kind: 'stripe', publishableKey }
        : { kind: 'simulator', publishableKey, base: apiBase },
    stripe: new Stripe(secretKey, {
      apiVersion: STRIPE_API_VERSION,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
      ...addressOf(apiBase),
    }),
    // Nobody knows this one: without a secret of its own the endpoint refuses every event.
    webhookSecret: webhookSecret ?? randomBytes(32).toString('hex'),
    isLive: secretKey.includes('_live_'),
  };
}
