/** Which form asks for what: read by the one listener that takes all forms of the basket. */
import type { Product } from '#app/features/catalogue/product.ts';
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

/** What a form asks for, and who wants to know when it was sent. */
type Remembered = { asked: BasketFormAction; onSent: (() => void) | undefined };

const actions = new WeakMap<HTMLFormElement, Remembered>();

export function rememberFormAction(form: HTMLFormElement | null, remembered: Remembered): void {
  if (form) actions.set(form, remembered);
}

export function formActionOf(target: EventTarget | null): Remembered | undefined {
  return target instanceof HTMLFormElement ? actions.get(target) : undefined;
}
