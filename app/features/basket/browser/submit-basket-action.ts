/** What a button of the basket does with scripts: an optimistic update, then a queued request. */
import {
  type BasketFormAction,
  toBasketWrite,
} from '#app/features/basket/core/basket-form-action.ts';
import { confirmedMessage, optimisticMessage } from '#app/features/basket/core/basket-messages.ts';
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
  const key = basketClient.begin(toBasketAction(action));
  toastClient.show(key, optimisticMessage(action, items));
  void basketClient.send(
    key,
    async () => {
      const answer = await sendBasketWrite(write);
      if (answer.ok) {
        toastClient.update(key, confirmedMessage(action.type, answer.changed));
        return answer.basket;
      }
      // Rolls the optimistic update back.
      toastClient.show(key, { text: answer.message, undo: null });
      return null;
    },
    () => void postBasketWrite(write).catch(() => {}),
  );
}
