/** What is done to a basket: one type for buttons, forms, the API and the reducer. */
import type { BasketItem } from './basket-item.ts';

/** The most of a product that one click adds. */
export const MAX_ADDED_AT_ONCE = 10;

/** The actions of the specification (4), and two that undo by line; SET_USER is the browser's own. */
type SentAction =
  /** Appends `count` items, one unless said, as far as there is room; `source` is what the visit came from. */
  | {
      type: 'ADD_TO_BASKET';
      variant: string;
      count?: number | undefined;
      source?: string | undefined;
    }
  /** Removes the first item with this id. */
  | { type: 'REMOVE_FROM_BASKET'; id: string }
  | { type: 'EMPTY_BASKET' }
  | { type: 'REMOVE_LINES'; lines: readonly number[] }
  /** Restores removed lines at their old places. */
  | { type: 'RESTORE_LINES'; lines: readonly number[] };

/** Adds these variants in their order, or puts them in place of all that is in the basket; only the server does it. */
export type FillBasket = {
  type: 'FILL_BASKET';
  variants: readonly string[];
  replaces: boolean;
  source: string | null;
};

/** `items`: what comes into the basket, as a page shows it until the answer; it is never sent. */
export type BasketAction = SentAction & { items?: readonly BasketItem[] };

/** The action as it is sent. */
export function toSentAction({ items: _items, ...sent }: BasketAction): SentAction {
  return sent;
}

/** The hidden fields of a form that does this without scripts. */
export function basketFormFields(action: BasketAction): [name: string, value: string][] {
  return Object.entries(toSentAction(action)).map(([field, value]) => [field, String(value)]);
}

/** Whether fewer items were added than the action says: the basket is full. */
export function isCutShort(action: BasketAction, added: readonly unknown[]): boolean {
  return action.type === 'ADD_TO_BASKET' && added.length < (action.count ?? 1);
}
