import { useEffect, useRef } from 'react';
import type { BasketFormAction } from '#app/features/basket/core/basket-form-action.ts';
import { optimisticMessage } from '#app/features/basket/core/basket-messages.ts';
import {
  isInBasket,
  notInBasketWarning,
  type ShopState,
} from '#app/features/basket/core/basket-reducer.ts';
import { basketClient } from './basket-client.ts';
import { formActionOf } from './basket-form-actions.ts';
import type { BasketAction } from './basket-sync.ts';
import { toastClient } from './basket-toast-client.ts';
import { sendBasketForm } from './send-basket-form.ts';

/** A line that no server has numbered yet: below zero, and another for each. */
let provisionalLine = 0;

function toBasketAction(asked: BasketFormAction): BasketAction {
  switch (asked.type) {
    case 'ADD_TO_BASKET':
      provisionalLine -= 1;
      return { type: 'ADD_TO_BASKET', item: { ...asked.product, line: provisionalLine } };
    case 'REMOVE_FROM_BASKET':
      return { type: 'REMOVE_FROM_BASKET', id: asked.item.id };
    case 'EMPTY_BASKET':
    case 'TAKE_OUT':
    case 'PUT_BACK':
      return asked;
  }
}

/** Takes every form of the basket on the page; `state` is what the shopper sees. */
export function useBasketForms(state: ShopState): void {
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    function onSubmit(event: SubmitEvent): void {
      const form = formActionOf(event.target);
      if (!form || event.defaultPrevented) return;
      event.preventDefault();
      const action = toBasketAction(form.asked);
      const seen = latest.current;
      if (action.type === 'REMOVE_FROM_BASKET' && !isInBasket(seen, action.id)) {
        console.warn(notInBasketWarning(action.id));
        return;
      }
      const key = basketClient.begin(action);
      toastClient.show(key, optimisticMessage(form.asked, seen.basket));
      void sendBasketForm(key, event.target as HTMLFormElement);
      form.onSent?.();
    }
    document.addEventListener('submit', onSubmit);
    window.addEventListener('pagehide', basketClient.leave);
    return () => {
      document.removeEventListener('submit', onSubmit);
      window.removeEventListener('pagehide', basketClient.leave);
    };
  }, []);
}
