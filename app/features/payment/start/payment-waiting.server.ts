/**
 * Remembers for a while that a guest has started a payment, so that `/` can link back after sign-in;
 * the purchase forgets it.
 */
import { parse, serialize } from 'hono/utils/cookie';

const NAME = 'payment_waiting';
const WHILE_SECONDS = 30 * 60;
const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

export function isPaymentWaiting(headers: Headers): boolean {
  return parse(headers.get('cookie') ?? '', NAME)[NAME] === '1';
}

/** The Set-Cookie that remembers it; on https it is sent there alone. */
export function rememberPayment({ protocol }: URL): string {
  const secure = protocol === 'https:';
  return serialize(NAME, '1', { ...attributes, secure, maxAge: WHILE_SECONDS });
}

/** The Set-Cookie that forgets it. */
export function forgetPayment({ protocol }: URL): string {
  const secure = protocol === 'https:';
  return serialize(NAME, '', { ...attributes, secure, maxAge: 0 });
}
