/** Stripe as a payment provider: the server half. */

import type Stripe from 'stripe';
import type {
  PaymentProvider,
  ProviderSources,
} from '#app/features/payment/provider/payment-provider.ts';
import type { StripeBrowserConfig } from './stripe-card-field.tsx';
import { createStripeGateway, type StripeAccess } from './stripe-gateway.server.ts';
import { STRIPE_TEST_MODE } from './stripe-test-cards.ts';

/** https://docs.stripe.com/security/guide#content-security-policy */
export const STRIPE_SOURCES: ProviderSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Stripe's card field needs scripts, so there is no form without them. */
export function createStripeProvider(
  access: StripeAccess,
  browserConfig: StripeBrowserConfig,
): PaymentProvider {
  return {
    gateway: createStripeGateway(access),
    browserConfig,
    sources: STRIPE_SOURCES,
    testMode: access.isLive ? null : STRIPE_TEST_MODE,
    noScriptForm: null,
  };
}

/** The client itself, changed. */
export function objectsOnly(client: Stripe.HttpClient): Stripe.HttpClient {
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request);
    const toJSON = response.toJSON.bind(response);
    response.toJSON = async () => {
      const body: unknown = await toJSON();
      if (typeof body === 'object' && body !== null) return body;
      throw new SyntaxError('The card provider answered with JSON that is no object');
    };
    return response;
  };
  return client;
}
