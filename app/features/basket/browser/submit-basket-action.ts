/** What a button of the basket does with scripts: an optimistic update, then a queued request. */
import {
  type BasketFormAction,
  toBasketWrite,
} from '#app/features/basket/core/basket-form-action.ts';
import type { Basket, BasketItem } from '#app/features/basket/core/basket-item.ts';
import {
  addedLinesMessage,
  confirmedMessage,
  optimisticMessage,
} from '#app/features/basket/core/basket-messages.ts';
import { isInBasket, notInBasketWarning } from '#app/features/basket/core/basket-reducer.ts';
import { basketClient } from './basket-client.ts';
import type { BasketAction } from './basket-sync.ts';
import { toastClient } from './basket-toast-client.ts';
import { postBasketWrite, sendBasketWrite } from './send-basket-write.ts';

/** A provisional line number, below zero, until the server gives the real one. */
let provisionalLine = 0;

function toBasketAction(action: BasketFormAction): BasketAction {
  switch (action.type) {
    case 'ADD_TO_BASKET':
      provisionalLine -= 1;
      return { type: action.type, item: { ...action.product, line: provisionalLine } };
    case 'REMOVE_FROM_BASKET':
      return { type: action.type, id: action.item.id };
    default:
      return action;
  }
}

/** Removing an id that is not in the basket is a warning, and sends nothing (spec 4 and 8). */
export function submitBasketAction(action: BasketFormAction): void {
  const items = basketClient.items();
  if (action.type === 'REMOVE_FROM_BASKET' && !isInBasket(items, action.item.id)) {
    console.warn(notInBasketWarning(action.item.id));
    return;
  }
  const write = toBasketWrite(action);
  const count = action.type === 'ADD_TO_BASKET' ? (action.count ?? 1) : 1;
  const keys = Array.from({ length: count }, () => basketClient.begin(toBasketAction(action)));
  const [toastKey = ''] = keys;
  const added: BasketItem[] = [];
  toastClient.show(toastKey, optimisticMessage(action, items));

  async function send(): Promise<Basket | null> {
    const answer = await sendBasketWrite(write);
    if (!answer.ok) {
      // Rolls the optimistic update back, to what was read again if it was.
      toastClient.show(toastKey, { text: answer.message, undo: null });
      return answer.basket;
    }
    const { changed, basket } = answer;
    if (count === 1) toastClient.update(toastKey, confirmedMessage(action.type, changed));
    else if (changed && added.push(changed) === count) {
      toastClient.update(toastKey, addedLinesMessage([changed, ...added.slice(0, -1)]));
    }
    return basket;
  }

  for (const key of keys) {
    void basketClient.send(key, send, () => void postBasketWrite(write).catch(() => {}));
  }
}
