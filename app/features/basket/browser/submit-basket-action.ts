/** What a button of the basket does with scripts: an optimistic update, then a queued request. */
import type { BasketAction } from '#app/features/basket/core/basket-action.ts';
import type { Basket } from '#app/features/basket/core/basket-item.ts';
import { confirmedMessage, optimisticMessage } from '#app/features/basket/core/basket-messages.ts';
import { isInBasket, notInBasketWarning } from '#app/features/basket/core/basket-reducer.ts';
import { basketClient } from './basket-client.ts';
import { toastClient } from './basket-toast-client.ts';
import { postBasketAction, sendBasketAction } from './send-basket-action.ts';

/** A provisional line number, below zero, until the server gives the real one. */
let provisionalLine = 0;

/** An add with as many items as it says, each on a provisional line. */
function withItems(action: BasketAction): BasketAction {
  if (action.type !== 'ADD_TO_BASKET') return action;
  const { count = 1, items = [] } = action;
  const added = Array.from({ length: count }, () => items.slice(0, 1)).flat();
  return {
    ...action,
    items: added.map((item) => {
      provisionalLine -= 1;
      return { ...item, line: provisionalLine };
    }),
  };
}

/** Removing an id that is not in the basket is a warning, and sends nothing (spec 4 and 8). */
export function submitBasketAction(chosen: BasketAction): void {
  const basket = basketClient.items();
  if (chosen.type === 'REMOVE_FROM_BASKET' && !isInBasket(basket, chosen.id)) {
    console.warn(notInBasketWarning(chosen.id));
    return;
  }
  const action = withItems(chosen);
  const key = basketClient.begin(action);
  toastClient.show(key, optimisticMessage(action, basket));

  async function send(): Promise<Basket | null> {
    const answer = await sendBasketAction(action);
    // A refusal rolls the optimistic update back, to what was read again if it was.
    if (answer.ok) toastClient.update(key, confirmedMessage(action.type, answer.changed));
    else toastClient.show(key, { text: answer.message, undo: null });
    return answer.basket;
  }

  void basketClient.send(key, send, () => void postBasketAction(action).catch(() => {}));
}
