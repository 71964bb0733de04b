/** Remembers for a few minutes which order this browser has placed, for a thank-you on /orders. */
import { parse, serialize } from 'hono/utils/cookie';
import { isOrderId } from '#app/features/orders/order-id.ts';

const NAME = 'placed_order';
const WHILE_SECONDS = 5 * 60;

/** The id of its payment intent, or null; whose order it is, if anybody's, is not known. */
export function readPlacedOrder(headers: Headers): string | null {
  const id = parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '';
  return isOrderId(id) ? id : null;
}

/** The Set-Cookie that remembers it; on https it is sent there alone. */
export function rememberPlacedOrder({ protocol }: URL, id: string): string {
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;
  const secure = protocol === 'https:';
  return serialize(NAME, id, { ...attributes, secure, maxAge: WHILE_SECONDS });
}
