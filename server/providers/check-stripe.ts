/** One authenticated call to the card provider, to say at the start whether it takes the secret key. */
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import type { StripeSettings } from '#server/settings/settings.ts';
import { openStripeAccess } from './stripe-provider.ts';

/** A start waits so long at most. */
const TIMEOUT_MS = 2_000;

const NO_ANSWER = 'it did not answer yet, and payments fail until it does';

function describeFailure(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return 'it refused STRIPE_SECRET_KEY, and payments fail until that is right';
  }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return 'STRIPE_SECRET_KEY lacks a right that docs/payments.md lists, and payments fail until it has it';
  }
  if (error instanceof Stripe.errors.StripeConnectionError) return NO_ANSWER;
  const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
  return status === undefined ? NO_ANSWER : `it answered with status ${status}`;
}

async function listOne(settings: StripeSettings): Promise<string> {
  const { stripe } = openStripeAccess(settings);
  try {
    await stripe.paymentIntents.list({ limit: 1 }, { timeout: TIMEOUT_MS, maxNetworkRetries: 0 });
    return 'it took STRIPE_SECRET_KEY';
  } catch (error) {
    return describeFailure(error);
  }
}

/** What the provider made of the key, as the end of a sentence; never rejects, within two seconds. */
export async function checkStripe(settings: StripeSettings): Promise<string> {
  const timeout = new AbortController();
  const { signal } = timeout;
  const late = pause(TIMEOUT_MS, NO_ANSWER, { signal }).catch(() => NO_ANSWER);
  return Promise.race([listOne(settings), late]).finally(() => timeout.abort());
}
