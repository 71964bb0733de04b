import type { FormEvent, ReactNode } from 'react';
import { submitBasketAction } from '#app/features/basket/browser/submit-basket-action.ts';
import { type BasketAction, basketFormFields } from '#app/features/basket/core/basket-action.ts';

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
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
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
