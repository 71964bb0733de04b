/** The browser's calls around a payment (spec 7). */

import * as z from 'zod/mini';
import { CHECKOUT_VERSION_HEADER } from '#app/features/payment/checkout-version.ts';
import { isHoldForShoppers } from '#app/features/payment/hold/hold-messages.ts';
import { messages } from '#app/features/payment/messages/messages.ts';
import { isForShoppers } from '#app/features/payment/start/payment-messages.ts';
import { GUEST_UID } from '#app/features/shopper/visitor.ts';

const startedSchema = z.object({
  intent: z.string(),
  clientSecret: z.nullable(z.string()),
  hold: z._default(z.boolean(), false),
});
const heldSchema = z.object({ held: z.literal(true) });
const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

type Failed = { ok: false; code: string; message: string };

/**
 * `hold`: the payment has to be held before its card is confirmed. `clientSecret` is null where nothing is due: no
 * card is confirmed.
 */
export type Started =
  | { ok: true; intent: string; clientSecret: string | null; hold: boolean }
  | Failed;

const UNREACHABLE: Failed = {
  ok: false,
  code: 'unreachable',
  message: messages.unreached,
};

const FAILED_MESSAGE = messages.failed;

/** Throws when the body is no error of the shop's. */
function toFailure(body: unknown): Failed {
  const { code, message } = errorSchema.parse(body).error;
  const isForThem = isForShoppers(code) || isHoldForShoppers(code);
  return { ok: false, code, message: isForThem ? message : FAILED_MESSAGE };
}

/**
 * Creates the intent for what the page shows: a basket with this total, in cents, in a checkout of this
 * version. Never throws.
 */
export async function createPayment(totalCents: number, version: string): Promise<Started> {
  try {
    const path = `/api/payments/create?total=${totalCents}`;
    const headers = { [CHECKOUT_VERSION_HEADER]: version };
    const answer = await fetch(path, { method: 'POST', headers });
    const body: unknown = await answer.json();
    const started = startedSchema.safeParse(body);
    if (started.success) return { ok: true, ...started.data };
    return toFailure(body);
  } catch {
    // No connection, or an answer that is not the shop's: both are cured by trying again.
    return UNREACHABLE;
  }
}

/** No payment waits longer for it. */
const EMAIL_TIMEOUT_MS = 3_000;

/**
 * Stores the guest's address with the payment, null for none; false if that did not work. Never throws.
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

/** Holds what the payment with this intent needs; null when it is held. Never throws. */
export async function holdPayment(intent: string): Promise<Failed | null> {
  try {
    const answer = await fetch(`/api/payments/${intent}/hold`, { method: 'POST' });
    const body: unknown = await answer.json();
    return heldSchema.safeParse(body).success ? null : toFailure(body);
  } catch {
    return UNREACHABLE;
  }
}

/** Orders what nothing is due for; null when it is ordered. Never throws. */
export async function orderFree(uid: string | undefined, intent: string): Promise<Failed | null> {
  try {
    const answer = await fetch(orderPath(uid, intent), { method: 'PUT' });
    return answer.ok ? null : toFailure(await answer.json());
  } catch {
    return UNREACHABLE;
  }
}

function orderPath(uid: string | undefined, intent: string): string {
  return `/api/users/${encodeURIComponent(uid ?? GUEST_UID)}/orders/${intent}`;
}

const PAUSES_MS = [300, 1000, 3000];

/**
 * Reports a paid intent so that the order is there at once. It is retried for a few seconds and
 * never throws: the webhook and the sweep settle what could not be reported.
 */
export async function reportPaid(uid: string | undefined, intent: string): Promise<void> {
  const path = orderPath(uid, intent);
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
