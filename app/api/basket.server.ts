/** GET and POST /api/basket */

import type { RequestSession } from '#app/features/account/request-session.server.ts';
import {
  type Basket,
  basketTotalCents,
  itemsForSale,
} from '#app/features/basket/core/basket-item.ts';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import { basketWriteSchema } from '#app/features/basket/core/basket-write.ts';
import { changeVisitorBasket } from '#app/features/basket/server/change-visitor-basket.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { type ApiAnswer, type ApiContext, readJson } from './api-response.server.ts';

/** `total` is in cents, each item's `price` in dollars. */
export function basketOnWire({ items }: Basket) {
  return { items, count: itemsForSale(items).length, total: basketTotalCents(items) };
}

export async function getBasket(context: ApiContext): Promise<Response> {
  return context.json(basketOnWire(await context.var.requestSession.basket()));
}

const REFUSAL_STATUS = { unknown_listing: 404, basket_full: 409, line_gone: 409 } as const;

/** Does what is asked, if it is one of the actions; `asked` is the body as JSON, undefined for none. */
export async function answerBasketAction(
  { basket }: Pick<Shop, 'basket'>,
  requestSession: RequestSession,
  asked: unknown,
): Promise<ApiAnswer> {
  const write = basketWriteSchema.safeParse(asked);
  if (!write.success) {
    const message =
      'Send one of {"type":"ADD_TO_BASKET","listing":…}, {"type":"REMOVE_FROM_BASKET","id":…} or {"type":"EMPTY_BASKET"} as JSON.';
    return { status: 400, body: { error: { code: 'bad_action', message } } };
  }
  const changed = await changeVisitorBasket(basket, requestSession, write.data);
  if (changed.ok) return { status: 200, body: basketOnWire(changed.value.basket) };
  const code = changed.refusal;
  const error = { code, message: basketRefusalMessages[code] };
  return { status: REFUSAL_STATUS[code], body: { error } };
}

export function postBasket(shop: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const { status, body } = await answerBasketAction(
      shop,
      context.var.requestSession,
      await readJson(context),
    );
    return context.json(body, status);
  };
}
