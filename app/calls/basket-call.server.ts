/** GET and POST /api/basket */

import { changeVisitorsBasket } from '#app/features/account/visitors-basket.server.ts';
import { type Basket, basketTotalCents, itemsForSale } from '#app/features/basket/basket-item.ts';
import { basketRefusalMessages } from '#app/features/basket/basket-messages.ts';
import { basketWriteSchema } from '#app/features/basket/basket-write.ts';
import type { Shop } from '#app/shop.server.ts';
import { type CallContext, fail, readJson } from './call.server.ts';

/** `total` is in cents, each item's `price` in dollars. */
export function basketOnWire({ items }: Basket) {
  return { items, count: itemsForSale(items).length, total: basketTotalCents(items) };
}

export async function readBasketCall(context: CallContext): Promise<Response> {
  return context.json(basketOnWire(await context.var.visit.basket()));
}

const REFUSAL_STATUS = { unknown_listing: 404, basket_full: 409, line_gone: 409 } as const;

export function changeBasketCall({ basket }: Shop) {
  return async (context: CallContext): Promise<Response> => {
    const write = basketWriteSchema.safeParse(await readJson(context));
    if (!write.success) {
      const message =
        'Send one of {"type":"ADD_TO_BASKET","listing":…}, {"type":"REMOVE_FROM_BASKET","id":…} or {"type":"EMPTY_BASKET"} as JSON.';
      return fail(context, 400, { code: 'bad_action', message });
    }
    const changed = await changeVisitorsBasket(basket, context.var.visit, write.data);
    if (changed.ok) return context.json(basketOnWire(changed.value.basket));
    const code = changed.refusal;
    return fail(context, REFUSAL_STATUS[code], { code, message: basketRefusalMessages[code] });
  };
}
