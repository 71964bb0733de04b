import type { ReactNode } from 'react';
import { rememberFormAction } from '#app/features/basket/browser/basket-form-actions.ts';
import type { BasketFormAction } from '#app/features/basket/core/basket-form-action.ts';

type Props = {
  action: BasketFormAction;
  className?: string | undefined;
  /** Called when scripts have sent the form. */
  onSent?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * A plain form that posts to /basket and returns to the page it stands on. With scripts one
 * listener takes all of them (`use-basket-forms.ts`): a card costs no hook of its own.
 */
export function BasketForm({ action, className, onSent, children }: Props) {
  return (
    <form
      method="post"
      action="/basket"
      className={className}
      ref={(form) => rememberFormAction(form, { asked: action, onSent })}
    >
      <input type="hidden" name="type" value={action.type} />
      {action.type === 'ADD_TO_BASKET' && (
        <input type="hidden" name="listing" value={action.product.listing} />
      )}
      {action.type === 'REMOVE_FROM_BASKET' && (
        <input type="hidden" name="id" value={action.item.id} />
      )}
      {action.type === 'TAKE_OUT' && (
        <input type="hidden" name="lines" value={action.lines.join()} />
      )}
      {action.type === 'PUT_BACK' && <input type="hidden" name="line" value={action.item.line} />}
      {children}
    </form>
  );
}
