/** Sends a write of the basket to POST /api/basket, the endpoint that programs use too. */
import type { Basket, BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import {
  basketFromWire,
  type ChangedBasketOnWire,
} from '#app/features/basket/core/basket-on-wire.ts';
import type { BasketWrite } from '#app/features/basket/core/basket-write.ts';
import { priceFromWire } from '#app/features/catalogue/product/price-on-wire.ts';
import { GUEST_SECRET_HEADER } from '#app/features/shopper/guest-secret-header.ts';
import { connection } from '#app/ui/feedback/connection.ts';

/** The new basket, or an error message for the shopper. */
export type BasketAnswer =
  | { ok: true; basket: Basket; changed: BasketItem | null }
  | { ok: false; message: string };

const UNREACHED_MESSAGE = 'The shop could not be reached. Your basket is as it was; try again.';
const FAILED_MESSAGE = 'That did not work. Your basket is as it was; try again in a moment.';

/** For shoppers, by the code: other messages of the API are for programs. */
function refusalMessage(code = ''): string {
  const messages: Record<string, string> = basketRefusalMessages;
  return Object.hasOwn(messages, code) ? (messages[code] ?? FAILED_MESSAGE) : FAILED_MESSAGE;
}

function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The guest secret made with the page; the server ignores it once the browser has a cookie. */
let secret: string | undefined;

/** `keepalive`: the request outlives the page. */
export function postBasketWrite(write: BasketWrite): Promise<Response> {
  secret ??= makeSecret();
  const headers = { 'content-type': 'application/json', [GUEST_SECRET_HEADER]: secret };
  const body = JSON.stringify(write);
  return fetch('/api/basket', { method: 'POST', headers, body, keepalive: true });
}

/** Never throws: a failure is a message. */
export async function sendBasketWrite(write: BasketWrite): Promise<BasketAnswer> {
  try {
    const response = await postBasketWrite(write);
    const body: ChangedBasketOnWire & { error?: { code: string } } = await response.json();
    if (!response.ok) return { ok: false, message: refusalMessage(body.error?.code) };
    const changed = body.changed && priceFromWire<BasketItem>(body.changed);
    return { ok: true, basket: basketFromWire(body), changed };
  } catch {
    connection.lose();
    return { ok: false, message: UNREACHED_MESSAGE };
  }
}
