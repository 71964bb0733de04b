import type { ReactNode } from 'react';
import type { Product } from '#app/features/catalogue/product.ts';
import { rememberFormAction } from './basket-form-actions.ts';
import type { BasketItem } from './basket-item.ts';

/** What a form of the basket asks for. */
export type BasketFormAction =
  | { type: 'ADD_TO_BASKET'; product: Product }
  | { type: 'REMOVE_FROM_BASKET'; item: BasketItem }
  | { type: 'EMPTY_BASKET' }
  /** Undoes an adding or a joining: exactly these lines go. */
  | { type: 'TAKE_OUT'; lines: readonly number[] }
  /** Undoes a removal: exactly this line comes back to its old place. */
  | { type: 'PUT_BACK'; item: BasketItem };

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
