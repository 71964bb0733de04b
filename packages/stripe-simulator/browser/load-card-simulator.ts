/** The stand-in for Stripe.js: what a page loads instead of it when the simulator is plugged in. */
import type { PaymentIntentResult, Stripe, StripeError } from '@stripe/stripe-js';
import { loadMessages } from '../languages/load-messages.ts';
import type { Locale } from '../languages/messages.ts';
import { confirmCardPayment } from './confirm-card-payment.ts';
import { createElementsGroup, type ElementsGroup } from './elements-group.ts';
import { createIntentCalls } from './intent-calls.ts';

/** The part of Stripe's `Stripe` that a shop with a card element uses. */
type CardSimulator = {
  elements(): ElementsGroup;
  confirmCardPayment(
    clientSecret: string,
    data?: { payment_method?: unknown },
  ): Promise<PaymentIntentResult>;
  retrievePaymentIntent(clientSecret: string): Promise<PaymentIntentResult>;
  createToken(): Promise<{ error: StripeError }>;
  createPaymentMethod(): Promise<{ error: StripeError }>;
  registerAppInfo(): void;
  _registerWrapper(): void;
};

/**
 * Resolves to an object that `<Elements stripe>` of react-stripe-js accepts as Stripe.js; only in a
 * browser. `base` is where the simulator's browser-facing calls are, another origin if need be;
 * `locale` as Stripe.js has it (https://docs.stripe.com/js/appendix/supported_locales), of these four.
 */
export async function loadCardSimulator(
  publishableKey: string,
  { base = '/card-simulator', locale = 'en' }: { base?: string; locale?: Locale } = {},
): Promise<Stripe> {
  const calls = createIntentCalls(publishableKey, base.replace(/\/+$/, ''));
  const messages = await loadMessages(locale);
  const simulator: CardSimulator = {
    elements: () => createElementsGroup(messages),
    confirmCardPayment: (clientSecret, data) =>
      confirmCardPayment({ calls, messages }, clientSecret, cardOf(data?.payment_method)),
    retrievePaymentIntent: calls.retrieve,
    createToken: async () => ({ error: missingCall('createToken') }),
    createPaymentMethod: async () => ({ error: missingCall('createPaymentMethod') }),
    // react-stripe-js registers itself with these two; the simulator has no use for it.
    registerAppInfo() {},
    _registerWrapper() {},
  };
  // The one cast: Stripe's type has a hundred calls more, which a shop on this stand-in must not
  // make. Those it has, react-stripe-js's own check and `card-element.test.ts` hold to Stripe's.
  return simulator as unknown as Stripe;
}

function cardOf(paymentMethod: unknown): unknown {
  const hasCard = typeof paymentMethod === 'object' && paymentMethod && 'card' in paymentMethod;
  return hasCard ? paymentMethod.card : undefined;
}

function missingCall(name: string): StripeError {
  return {
    type: 'invalid_request_error',
    message: `The card simulator has no ${name}(). Pay with confirmCardPayment().`,
  };
}
