/** One authenticated call to the card provider, to say at the start whether it takes the secret key. */
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import type { StripeSettings } from '#server/settings/stripe-settings.ts';
import { openStripeAccess } from './stripe-provider.ts';

/** `says` is the end of a sentence about the provider. */
export type ProviderCheck = { isTaken: boolean; says: string };

/** A start waits so long at most. */
const TIMEOUT_MS = 2_000;

const NO_ANSWER = 'it did not answer yet, and payments fail until it does';

const refused = (says: string): ProviderCheck => ({ isTaken: false, says });

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

async function listOne(settings: StripeSettings): Promise<ProviderCheck> {
  let isFirstTaken = true;
  const { stripe } = openStripeAccess(settings, (isTaken) => {
    isFirstTaken = isTaken;
  });
  try {
    await stripe.paymentIntents.list({ limit: 1 }, { timeout: TIMEOUT_MS, maxNetworkRetries: 0 });
    return isFirstTaken
      ? { isTaken: true, says: 'it took STRIPE_SECRET_KEY' }
      : refused('it refused the first key of STRIPE_SECRET_KEY and took another: drop the first');
  } catch (error) {
    return refused(describeFailure(error));
  }
}

/** What the provider made of the key; never rejects, within two seconds. */
export async function checkStripe(settings: StripeSettings): Promise<ProviderCheck> {
  const timeout = new AbortController();
  const { signal } = timeout;
  const late = pause(TIMEOUT_MS, refused(NO_ANSWER), { signal }).catch(() => refused(NO_ANSWER));
  return Promise.race([listOne(settings), late]).finally(() => timeout.abort());
}
