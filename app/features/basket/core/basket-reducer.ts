/**
 * The state of the shop as a shopper sees it, and the four actions that change it (spec 3 and 4).
 * The browser runs it over the pending actions; a test compares the server's SQL with it.
 */

import type { Account } from '#app/features/shopper/visitor.ts';
import type { BasketItem } from './basket-item.ts';

export type ShopState = { basket: readonly BasketItem[]; user: Account | null };

export type ShopAction =
  | { type: 'ADD_TO_BASKET'; item: BasketItem }
  | { type: 'REMOVE_FROM_BASKET'; id: string }
  | { type: 'EMPTY_BASKET' }
  | { type: 'SET_USER'; user: Account | null };

/** An empty basket and no user (spec 4). */
export const initialState: ShopState = { basket: [], user: null };

/** Whether REMOVE_FROM_BASKET of this id would find an item; without one, a warning is due. */
export function isInBasket(basket: readonly BasketItem[], id: string): boolean {
  return basket.some((item) => item.id === id);
}

/** The warning for an id that is not in the basket (spec 8). */
export function notInBasketWarning(id: string): string {
  return `Nothing was removed: the basket has no product with the id ${JSON.stringify(id)}.`;
}

/** Pure; an unknown id returns the very same state (spec 4). */
export function basketReducer(state: ShopState, action: ShopAction): ShopState {
  switch (action.type) {
    case 'ADD_TO_BASKET':
      return { ...state, basket: [...state.basket, action.item] };
    case 'REMOVE_FROM_BASKET': {
      const first = state.basket.findIndex((item) => item.id === action.id);
      if (first === -1) return state;
      return { ...state, basket: state.basket.toSpliced(first, 1) };
    }
    case 'EMPTY_BASKET':
      return { ...state, basket: [] };
    case 'SET_USER':
      return { ...state, user: action.user };
  }
}
