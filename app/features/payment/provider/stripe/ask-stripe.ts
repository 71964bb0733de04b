/** Asks Stripe by its official SDK: every answer is parsed, and what cannot be read is 'unavailable'. */
import type Stripe from 'stripe';
import type * as z from 'zod';
import type { ProviderAnswer } from '#app/features/payment/provider/payment-gateway.ts';

/** A 4xx other than these says that nothing was or will be done. */
const UNCLEAR_STATUSES = [401, 403, 409, 429];

/** The bank has taken the money back, or is about to: https://docs.stripe.com/error-codes */
const FINAL_CODES = ['charge_disputed', 'refund_disputed_payment'];

/** By its name: the SDK's classes are others in a build that holds a copy of its own. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

export function hasCode(error: unknown, code: string): boolean {
  return isStripeError(error) && error.code === code;
}

/** What is thrown is an answer too: the SDK also fails on a body that is `null` or a number. */
function toRefusal(error: unknown): ProviderAnswer<never> {
  const message = error instanceof Error ? error.message : String(error);
  if (!isStripeError(error)) return { kind: 'unavailable', message };
  const status = error.statusCode ?? 0;
  const isDefinite = status >= 400 && status < 500 && !UNCLEAR_STATUSES.includes(status);
  if (!isDefinite) return { kind: 'unavailable', message };
  return { kind: 'refused', message, isFinal: FINAL_CODES.includes(error.code ?? '') };
}

/** The SDK returns a body without `error` whatever the status of the response. */
function hasFailed(body: unknown): boolean {
  const { lastResponse } = body as { lastResponse?: { statusCode?: number } };
  return (lastResponse?.statusCode ?? 200) >= 300;
}

/** Asks, and parses the answer: one that does not parse is 'unavailable'. */
export async function ask<Schema extends z.ZodType>(
  schema: Schema,
  call: () => Promise<unknown>,
): Promise<ProviderAnswer<z.output<Schema>>> {
  let body: unknown;
  try {
    body = await call();
  } catch (error) {
    return toRefusal(error);
  }
  const parsed = hasFailed(body) ? null : schema.safeParse(body);
  if (parsed?.success) return { kind: 'answer', value: parsed.data };
  return { kind: 'unavailable', message: 'The answer of the card provider cannot be read' };
}
