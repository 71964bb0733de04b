/** Sends an action on the basket to POST /api/basket, the endpoint that programs use too. */

import {
  type BasketAction,
  isCutShort,
  toSentAction,
} from '#app/features/basket/core/basket-action.ts';
import type { Basket, BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import {
  type BasketOnWire,
  basketFromWire,
  type ChangedBasketOnWire,
} from '#app/features/basket/core/basket-on-wire.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { priceFromWire } from '#app/features/catalogue/product/price/price-on-wire.ts';
import { GUEST_SECRET_HEADER } from '#app/features/shopper/guest-secret-header.ts';
import { cookiesNeeded } from '#app/shared/http/cookies-needed.ts';
import { connection } from '#app/ui/feedback/connection.ts';

/** The new basket and what of it changed, or an error message for the shopper. */
export type BasketAnswer =
  | { ok: true; basket: Basket; changed: readonly BasketItem[] }
  /** `basket`: not all found room in it, or it was read again as it is not known whether that worked. */
  | { ok: false; message: string; basket: Basket | null };

const FAILED_MESSAGE = messages.failed;
const READ_AGAIN_MESSAGE = messages.readAgain;
const UNKNOWN_MESSAGE = messages.unknown;

/** For shoppers, by the code: other messages of the API are for programs. */
function refusalMessage(code = ''): string {
  const known: Record<string, string> = basketRefusalMessages;
  return Object.hasOwn(known, code) ? (known[code] ?? FAILED_MESSAGE) : FAILED_MESSAGE;
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
export function postBasketAction(action: BasketAction): Promise<Response> {
  secret ??= makeSecret();
  const headers = { 'content-type': 'application/json', [GUEST_SECRET_HEADER]: secret };
  const body = JSON.stringify(toSentAction(action));
  return fetch('/api/basket', { method: 'POST', headers, body, keepalive: true });
}

/** The basket now; null if it cannot be read, or the browser has no cookie that says whose it is. */
async function readBasket(): Promise<Basket | null> {
  try {
    const response = await fetch('/api/basket', { cache: 'no-store' });
    if (!response.ok) return null;
    const body: BasketOnWire = await response.json();
    return body.shopper === null ? null : basketFromWire(body);
  } catch {
    return null;
  }
}

/** No answer, or one of a failure: the write may have been done or not. */
async function answerUnknown(): Promise<BasketAnswer> {
  const basket = await readBasket();
  return { ok: false, message: basket ? READ_AGAIN_MESSAGE : UNKNOWN_MESSAGE, basket };
}

/** Never throws: a failure is a message. */
export async function sendBasketAction(action: BasketAction): Promise<BasketAnswer> {
  if (!navigator.cookieEnabled) return { ok: false, message: cookiesNeeded(), basket: null };
  try {
    const response = await postBasketAction(action);
    const body: ChangedBasketOnWire & { error?: { code: string } } = await response.json();
    if (response.status >= 500) return await answerUnknown();
    if (!response.ok) {
      return { ok: false, message: refusalMessage(body.error?.code), basket: null };
    }
    const basket = basketFromWire(body);
    const changed = body.changed
      ? [priceFromWire<BasketItem>(body.changed)]
      : basket.items.filter(({ line }) => body.lines?.includes(line));
    return isCutShort(action, changed)
      ? { ok: false, message: basketRefusalMessages.basket_full, basket }
      : { ok: true, basket, changed };
  } catch {
    const answer = await answerUnknown();
    if (!answer.ok && answer.basket === null) connection.lose();
    return answer;
  }
}
