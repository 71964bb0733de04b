import type { ReactNode, SubmitEvent } from 'react';
import { basketClient } from '#app/features/basket/browser/basket-client.ts';
import { toastClient } from '#app/features/basket/browser/basket-toast-client.ts';
import {
  postBasketAction,
  sendBasketAction,
} from '#app/features/basket/browser/send-basket-action.ts';
import { type BasketAction, basketFormFields } from '#app/features/basket/core/basket-action.ts';
import type { Basket } from '#app/features/basket/core/basket-item.ts';
import { confirmedMessage, optimisticMessage } from '#app/features/basket/core/basket-messages.ts';
import { isInBasket, notInBasketWarning } from '#app/features/basket/core/basket-reducer.ts';
import { visitSource } from '#app/features/basket/core/visit-source.ts';

/** A provisional line number, below zero, until the server gives the real one. */
let provisionalLine = 0;

/** What this visit came from, as long as no page is loaded anew. */
const source = import.meta.env.SSR ? null : visitSource(new URL(location.href), document.referrer);

type Props = {
  action: BasketAction;
  id?: string | undefined;
  className?: string | undefined;
  /** Called after the scripts have submitted the form. */
  onSent?: ((form: HTMLFormElement) => void) | undefined;
  children: ReactNode;
};

/**
 * A form that posts to /basket without scripts and returns to its page; with scripts it calls the API.
 * A field `count` among its children says how many lines an add appends.
 */
export function BasketForm({ action, id, className, onSent, children }: Props) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    // A button that leads elsewhere.
    if (event.nativeEvent.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    const count = Number(new FormData(event.currentTarget).get('count') ?? 1);
    submitBasketAction(action.type === 'ADD_TO_BASKET' ? { ...action, count } : action);
    onSent?.(event.currentTarget);
  }

  return (
    <form method="post" action="/basket" id={id} className={className} onSubmit={onSubmit}>
      {basketFormFields(action).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** An add with as many items as it says, each on a provisional line. */
function withItems(action: BasketAction): BasketAction {
  if (action.type !== 'ADD_TO_BASKET') return action;
  const { count = 1, items = [] } = action;
  const added = Array.from({ length: count }, () => items.slice(0, 1)).flat();
  return {
    ...action,
    ...(source !== null && { source }),
    items: added.map((item) => {
      provisionalLine -= 1;
      return { ...item, line: provisionalLine };
    }),
  };
}

/** Removing an id that is not in the basket is a warning, and sends nothing (spec 4 and 8). */
function submitBasketAction(chosen: BasketAction): void {
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
