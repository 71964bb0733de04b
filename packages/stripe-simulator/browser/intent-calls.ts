/** The browser's calls to the simulator, in Stripe's wire format; they answer and never throw. */
import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';

/** A card ready to be sent: digits only, the year with four of them. */
export type CardDetails = { number: string; expMonth: number; expYear: number; cvc: string };

export type IntentCalls = {
  retrieve(clientSecret: string): Promise<PaymentIntentResult>;
  confirm(clientSecret: string, card: CardDetails): Promise<PaymentIntentResult>;
  /** Ends the 3-D Secure challenge of the intent. */
  challenge(clientSecret: string, outcome: 'pass' | 'fail'): Promise<PaymentIntentResult>;
};

/** After this long without an answer, the connection counts as lost. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Stripe.js's own words. The intent may or may not have been charged: `retrieve` says which. */
const connectionError: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. ' +
    'Please check your internet connection and try again.',
};

/** Calls for one publishable key; `base` is where the simulator is, without a slash at the end. */
export function createIntentCalls(publishableKey: string, base: string): IntentCalls {
  async function call(
    clientSecret: string,
    action: string,
    fields: Record<string, string> | null,
  ): Promise<PaymentIntentResult> {
    const id = intentIdOf(clientSecret);
    if (id === null) return { error: badSecret };
    const path = `${base}/v1/payment_intents/${encodeURIComponent(id)}${action}`;
    const form = new URLSearchParams({
      client_secret: clientSecret,
      key: publishableKey,
      ...fields,
    });
    return fields
      ? request(path, { method: 'POST', body: form })
      : request(`${path}?${form}`, { cache: 'no-store' });
  }

  return {
    retrieve: (clientSecret) => call(clientSecret, '', null),
    confirm: (clientSecret, { number, expMonth, expYear, cvc }) =>
      call(clientSecret, '/confirm', {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': String(expMonth),
        'payment_method_data[card][exp_year]': String(expYear),
        'payment_method_data[card][cvc]': cvc,
      }),
    challenge: (clientSecret, outcome) => call(clientSecret, '/challenge', { outcome }),
  };
}

const badSecret: StripeError = {
  type: 'invalid_request_error',
  message: "The client secret should have the form '{id}_secret_{secret}'.",
};

/** The id is the part of the client secret before '_secret_'; null if there is none. */
function intentIdOf(clientSecret: string): string | null {
  return /^(\w+?)_secret_\w+$/.exec(clientSecret)?.[1] ?? null;
}

async function request(url: string, init: RequestInit): Promise<PaymentIntentResult> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return readAnswer(await response.json());
  } catch {
    // No answer, or one that is not the simulator's: what became of the payment is unknown.
    return { error: connectionError };
  }
}

function readAnswer(answer: unknown): PaymentIntentResult {
  if (isError(answer)) return { error: answer.error };
  return isIntent(answer) ? { paymentIntent: answer } : { error: connectionError };
}

function isError(answer: unknown): answer is { error: StripeError } {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return false;
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'type' in error;
}

function isIntent(answer: unknown): answer is PaymentIntent {
  const isObject = typeof answer === 'object' && answer !== null && 'object' in answer;
  return isObject && answer.object === 'payment_intent';
}
