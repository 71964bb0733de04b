/** GET and POST /api/basket */

import { type ApiAnswer, type ApiContext, readJson } from '#app/api/api-response.server.ts';
import type { RequestSession } from '#app/features/account/request-session.server.ts';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import {
  basketToWire,
  type ChangedBasketOnWire,
} from '#app/features/basket/core/basket-on-wire.ts';
import { basketActionSchema } from '#app/features/basket/core/read-basket-action.ts';
import { changeVisitorBasket } from '#app/features/basket/server/basket-service.server.ts';
import { priceToWire } from '#app/features/catalogue/product/price/price-on-wire.ts';
import { GUEST_LIMIT } from '#app/features/shopper/guest-limit.ts';
import type { Shop } from '#app/shop.server.ts';

export async function getBasket(context: ApiContext): Promise<Response> {
  return context.json(basketToWire(await context.var.requestSession.basket()));
}

const REFUSAL_STATUS = {
  unknown_variant: 404,
  basket_full: 409,
  line_gone: 409,
  too_many_guests: 429,
} as const;

/** Does one action for the visitor; `body` is the parsed JSON, undefined when it is not JSON. */
export async function answerBasketAction(
  { basket }: Pick<Shop, 'basket'>,
  requestSession: RequestSession,
  body: unknown,
): Promise<ApiAnswer> {
  const action = basketActionSchema.safeParse(body);
  if (!action.success) {
    const message =
      'Send one of the actions ADD_TO_BASKET, REMOVE_FROM_BASKET, EMPTY_BASKET, REMOVE_LINES or RESTORE_LINES as JSON, such as {"type":"ADD_TO_BASKET","variant":…}.';
    return { status: 400, body: { error: { code: 'bad_action', message } } };
  }
  const changed = await changeVisitorBasket(basket, requestSession, action.data);
  if (changed.ok) {
    const { basket: now, lines, changed: item } = changed.value;
    const body: ChangedBasketOnWire = { ...basketToWire(now), changed: item && priceToWire(item) };
    if (lines.length > 1) body.lines = lines;
    return { status: 200, body };
  }
  const code = changed.refusal;
  const error = { code, message: basketRefusalMessages[code] };
  const headers =
    code === 'too_many_guests' ? { 'retry-after': String(GUEST_LIMIT.windowSeconds) } : {};
  return { status: REFUSAL_STATUS[code], body: { error }, headers };
}

export function postBasket(shop: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const { status, body, headers } = await answerBasketAction(
      shop,
      context.var.requestSession,
      await readJson(context),
    );
    return context.json(body, status, headers);
  };
}
