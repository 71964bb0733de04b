/** The browser's calls around a payment (spec 7). */

import * as z from 'zod/mini';
import { SHOPPER_CODES } from '#app/features/payment/start/payment-messages.ts';
import { GUEST_UID } from '#app/features/shopper/visitor.ts';

const startedSchema = z.object({ intent: z.string(), clientSecret: z.string() });
const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

export type Started =
  | { ok: true; clientSecret: string }
  | { ok: false; code: string; message: string };

const UNREACHABLE: Started = {
  ok: false,
  code: 'unreachable',
  message:
    'The shop could not be reached. Nothing was charged; check your connection and try again.',
};

const FAILED_MESSAGE = 'That did not work. Nothing was charged; reload the page and try again.';

/** Creates the intent for the basket with this total, in cents; never throws. */
export async function createPayment(totalCents: number): Promise<Started> {
  try {
    const answer = await fetch(`/api/payments/create?total=${totalCents}`, { method: 'POST' });
    const body: unknown = await answer.json();
    const started = startedSchema.safeParse(body);
    if (started.success) return { ok: true, clientSecret: started.data.clientSecret };
    const { code, message } = errorSchema.parse(body).error;
    return { ok: false, code, message: SHOPPER_CODES.includes(code) ? message : FAILED_MESSAGE };
  } catch {
    // No connection, or an answer that is not the shop's: both are cured by trying again.
    return UNREACHABLE;
  }
}

/** No payment waits longer for it. */
const EMAIL_TIMEOUT_MS = 3_000;

/**
 * Has the guest's address kept with the payment, null for none; false if that did not work. Never throws.
 * The request outlives the page: a form may be sent right after.
 */
export async function sendConfirmationEmail(email: string | null): Promise<boolean> {
  try {
    const answer = await fetch('/api/payments/email', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
      keepalive: true,
      signal: AbortSignal.timeout(EMAIL_TIMEOUT_MS),
    });
    return answer.ok;
  } catch {
    // The payment is not held up: an order needs no mail.
    return false;
  }
}

const PAUSES_MS = [300, 1000, 3000];

/**
 * Reports a paid intent so that the order is there at once. It is retried for a few seconds and
 * never throws: the webhook and the sweep settle what could not be reported.
 */
export async function reportPaid(uid: string | undefined, intent: string): Promise<void> {
  const path = `/api/users/${encodeURIComponent(uid ?? GUEST_UID)}/orders/${intent}`;
  for (const pauseMs of PAUSES_MS) {
    try {
      const answer = await fetch(path, { method: 'PUT' });
      if (answer.status < 500) return;
    } catch {
      // No connection: the next try may find one.
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
