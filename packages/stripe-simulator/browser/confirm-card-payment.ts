/**
 * `stripe.confirmCardPayment` of the stand-in
 * (https://docs.stripe.com/js/payment_intents/confirm_card_payment): checks the card here, sends
 * it, and leads the shopper through the 3-D Secure challenge if the card has one.
 */
import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { digitsOf, parseExpiry } from '../card-checks.ts';
import { errorText, type Messages } from '../languages/messages.ts';
import { isTestCard, nonTestCardDecline } from '../test-cards.ts';
import { mountedInputOf } from './card-element.ts';
import type { CardInput } from './card-input.ts';
import { cardFields, problemOf } from './card-report.ts';
import { askForChallenge } from './challenge-dialog.ts';
import type { CardDetails, IntentCalls } from './intent-calls.ts';

/** Resolves, never rejects: to the intent as the provider left it, or to Stripe's error. */
export async function confirmCardPayment(
  simulator: { calls: IntentCalls; messages: Messages },
  clientSecret: string,
  cardElement: unknown,
): Promise<PaymentIntentResult> {
  const result = await confirm(simulator, clientSecret, cardElement);
  const message = result.error && errorText(simulator.messages, result.error);
  return message ? { error: { ...result.error, message } } : result;
}

async function confirm(
  { calls, messages }: { calls: IntentCalls; messages: Messages },
  clientSecret: string,
  cardElement: unknown,
): Promise<PaymentIntentResult> {
  const input = mountedInputOf(cardElement);
  if (!input) return { error: notMounted };
  const card = readCard(input);
  if (card.error) return { error: card.error };
  const confirmed = await calls.confirm(clientSecret, card.details);
  if (confirmed.paymentIntent?.status !== 'requires_action') return withLastError(confirmed);
  return withLastError(
    await askForChallenge(messages, (outcome) => calls.challenge(clientSecret, outcome)),
  );
}

const notMounted: StripeError = {
  type: 'invalid_request_error',
  message: 'Give `payment_method: { card }` a card element that is on the page.',
};

type ReadCard = { details: CardDetails; error?: never } | { details?: never; error: StripeError };

/** The card to be sent, or the reason why it is not; nothing has left the browser yet. */
function readCard(input: CardInput): ReadCard {
  const card = input.card();
  const now = new Date();
  const problem = cardFields.map((field) => problemOf(field, card, now)).find(Boolean);
  const expiry = parseExpiry(card.expiry.text);
  if (problem || !expiry) {
    input.revealProblems();
    return { error: { type: 'validation_error', ...problem } };
  }
  const number = digitsOf(card.number.text);
  if (!isTestCard(number)) return { error: nonTestCardError };
  const cvc = digitsOf(card.cvc.text);
  return { details: { number, expMonth: expiry.month, expYear: expiry.year, cvc } };
}

const nonTestCardError: StripeError = {
  type: 'card_error',
  code: nonTestCardDecline.code,
  ...(nonTestCardDecline.declineCode && { decline_code: nonTestCardDecline.declineCode }),
  message: nonTestCardDecline.message,
};

/** An attempt that failed leaves its reason on the intent: Stripe.js answers with that. */
function withLastError(result: PaymentIntentResult): PaymentIntentResult {
  const intent = result.paymentIntent;
  if (intent?.status !== 'requires_payment_method' || !intent.last_payment_error) return result;
  return { error: errorOf(intent.last_payment_error, intent) };
}

function errorOf(reason: PaymentIntent.LastPaymentError, intent: PaymentIntent): StripeError {
  const { code, decline_code, message } = reason;
  return {
    type: reason.type,
    ...(code && { code }),
    ...(decline_code && { decline_code }),
    ...(message && { message }),
    payment_intent: intent,
  };
}
