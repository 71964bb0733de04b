/** Confirms with Stripe.js, and finds out how it ended when the answer is unclear. */

import type {
  PaymentIntent,
  PaymentIntentResult,
  Stripe,
  StripeCardElement,
  StripeError,
} from '@stripe/stripe-js';
import { messages } from '#app/features/payment/messages/messages.ts';

export type Confirmed = { ok: true; intent: string } | { ok: false; message: string };

/** Errors that say that the card was looked at and not charged, or never sent. */
const CLEAR_ERRORS: StripeError['type'][] = ['card_error', 'validation_error'];

/** A failed 3-D Secure is an invalid request to Stripe, but the shopper's to read. */
const AUTHENTICATION_FAILURE = 'payment_intent_authentication_failure';

/** Whether its message is written for shoppers: those of other errors are for programmers. */
function isForShoppers(error: StripeError | undefined): error is StripeError {
  return (
    error !== undefined &&
    (CLEAR_ERRORS.includes(error.type) || error.code === AUTHENTICATION_FAILURE)
  );
}

function isPaid(intent: PaymentIntent | undefined): intent is PaymentIntent {
  return intent?.status === 'succeeded' || intent?.status === 'processing';
}

/** For a payment that did not go through and of which Stripe does not say why. */
export const UNPAID_MESSAGE = messages.notThrough;
/** For a payment that did not reach the provider. */
export const UNREACHED_MESSAGE = messages.providerUnreached;
/** For a try of which nobody could say whether it charged the card. */
export const UNKNOWN_MESSAGE = messages.unclear;

/** What a shopper reads of a payment that is known not to be charged. */
function messageOf(error: StripeError | undefined): string {
  if (error?.type === 'api_connection_error') return UNREACHED_MESSAGE;
  return (isForShoppers(error) && error.message) || UNPAID_MESSAGE;
}

/** Null when Stripe.js rejects: that says as little as a lost connection. */
async function answerOf(call: Promise<PaymentIntentResult>): Promise<PaymentIntentResult | null> {
  try {
    return await call;
  } catch {
    return null;
  }
}

/** Never rejects. After an unclear answer it retrieves the intent before it decides. */
export async function confirmPayment(
  stripe: Stripe,
  clientSecret: string,
  card: StripeCardElement,
): Promise<Confirmed> {
  const confirmed = await answerOf(
    stripe.confirmCardPayment(clientSecret, { payment_method: { card } }),
  );
  if (isPaid(confirmed?.paymentIntent)) return { ok: true, intent: confirmed.paymentIntent.id };
  const error = confirmed?.error;
  const message = messageOf(error);
  if (error && CLEAR_ERRORS.includes(error.type)) return { ok: false, message };
  const retrieved = await answerOf(stripe.retrievePaymentIntent(clientSecret));
  if (isPaid(retrieved?.paymentIntent)) return { ok: true, intent: retrieved.paymentIntent.id };
  return { ok: false, message: retrieved?.paymentIntent ? message : UNKNOWN_MESSAGE };
}
