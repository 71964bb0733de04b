import type { FormEvent, ReactNode } from 'react';
import { submitBasketAction } from '#app/features/basket/browser/submit-basket-action.ts';
import {
  type BasketFormAction,
  toBasketWrite,
} from '#app/features/basket/core/basket-form-action.ts';
import { basketFormFields } from '#app/features/basket/core/basket-form-fields.ts';

type Props = {
  action: BasketFormAction;
  className?: string | undefined;
  /** Called after the scripts have submitted the form. */
  onSent?: (() => void) | undefined;
  children: ReactNode;
};

/** A form that posts to /basket without scripts and returns to its page; with scripts it calls the API. */
export function BasketForm({ action, className, onSent, children }: Props) {
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submitBasketAction(action);
    onSent?.();
  }

  return (
    <form method="post" action="/basket" className={className} onSubmit={onSubmit}>
      {basketFormFields(toBasketWrite(action)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
