/** The card simulator behind Stripe's own SDK, with known keys and a network that a test controls. */
import Stripe from 'stripe';
import { type CardSimulator, createCardSimulator } from 'stripe-simulator/card-simulator.ts';
import { createSimulatorProvider } from '#app/features/payment/provider/simulator/simulator-provider.server.ts';
import { objectsOnly } from '#app/features/payment/provider/stripe/stripe-provider.server.ts';
import type { CreatedProvider, ProviderParts } from '#server/providers/open-provider.ts';
import { ENABLED_EVENTS } from '#server/providers/open-provider.ts';
import { STRIPE_API_VERSION } from '#server/providers/stripe-provider.ts';
import { testNetwork } from './test-network.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';
export const PUBLISHABLE_KEY = 'pk_test_simulator';
const SECRET_KEY = 'sk_test_simulator';

/** Published test cards. */
export const CARDS = {
  success: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002500003155',
  takesNothingBack: '4000000000005126',
} as const;

export type TestProviderOptions = {
  /** Whether the simulator delivers its events to the shop by itself. */
  sendsEvents: boolean;
  /** How often the SDK retries; with a retry, a single failure goes unnoticed. */
  retries: number;
};

/** The provider of `runShop`, and the test's controls. */
export function testProvider({ sendsEvents, retries }: TestProviderOptions) {
  const network = testNetwork();
  const plugged: { simulator: CardSimulator; stripe: Stripe }[] = [];

  function createProvider({ queries, deliverWebhook, onError }: ProviderParts): CreatedProvider {
    const simulator = createCardSimulator({
      db: queries,
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      webhookSecret: WEBHOOK_SECRET,
      enabledEvents: ENABLED_EVENTS,
      deliverWebhook,
      onError,
    });
    const stripe = new Stripe(SECRET_KEY, {
      apiVersion: STRIPE_API_VERSION,
      httpClient: objectsOnly(Stripe.createFetchHttpClient(network.inFrontOf(simulator.api))),
      maxNetworkRetries: retries,
      telemetry: false,
    });
    plugged.push({ simulator, stripe });
    return {
      provider: createSimulatorProvider(
        { stripe, webhookSecrets: [WEBHOOK_SECRET], isLive: false },
        { kind: 'simulator', publishableKey: PUBLISHABLE_KEY, base: '/card-simulator' },
      ),
      simulator: sendsEvents ? simulator : { ...simulator, start() {} },
    };
  }

  function now() {
    const [first] = plugged;
    if (!first) throw new Error('Unable to use a provider before it is plugged in');
    return first;
  }

  return {
    createProvider,
    network,
    /** The first simulator that was plugged in. */
    simulator: (): CardSimulator => now().simulator,
    /** The merchant's own API client, past the network that the test breaks. */
    stripe: (): Stripe =>
      new Stripe(SECRET_KEY, {
        apiVersion: STRIPE_API_VERSION,
        httpClient: Stripe.createFetchHttpClient(now().simulator.api),
        telemetry: false,
      }),
    /** The shop's own API client, over the network that the test breaks. */
    brokenStripe: (): Stripe => now().stripe,
    /** Confirms as Stripe.js does; returns the intent's status or the error's code. */
    async confirm(clientSecret: string, card: string = CARDS.success): Promise<string> {
      const answer = await now().simulator.browser(confirmRequest(clientSecret, card));
      const body: { status?: string; error?: { code: string } } = await answer.json();
      return body.status ?? body.error?.code ?? 'nothing';
    },
  };
}

/** The form that Stripe.js posts to confirm. */
export function confirmRequest(clientSecret: string, card: string): Request {
  const [intent] = clientSecret.split('_secret_');
  const body = new URLSearchParams({
    client_secret: clientSecret,
    key: PUBLISHABLE_KEY,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 1),
    'payment_method_data[card][cvc]': '123',
  });
  const path = `/card-simulator/v1/payment_intents/${intent}/confirm`;
  return new Request(`http://localhost${path}`, { method: 'POST', body });
}
