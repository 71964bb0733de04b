/**
 * The state of the shop as a shopper sees it, and the actions that change it (spec 3 and 4): the
 * specification's four, and two undos by line. The browser runs it over the pending actions; a test
 * compares the server's SQL with it.
 */
import type { Account } from '#app/features/shopper/visitor.ts';
import type { BasketAction } from './basket-action.ts';
import type { BasketItem } from './basket-item.ts';

export type ShopState = { basket: readonly BasketItem[]; user: Account | null };

export type ShopAction = BasketAction | { type: 'SET_USER'; user: Account | null };

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
      return { ...state, basket: [...state.basket, ...(action.items ?? [])] };
    case 'REMOVE_FROM_BASKET': {
      const first = state.basket.findIndex((item) => item.id === action.id);
      if (first === -1) return state;
      return { ...state, basket: state.basket.toSpliced(first, 1) };
    }
    case 'EMPTY_BASKET':
      return { ...state, basket: [] };
    case 'REMOVE_LINES':
      return { ...state, basket: state.basket.filter(({ line }) => !action.lines.includes(line)) };
    case 'RESTORE_LINES':
      return { ...state, basket: (action.items ?? []).reduce(restoreLine, state.basket) };
    case 'SET_USER':
      return { ...state, user: action.user };
  }
}

/** Inserts at the line's old place: lines ascend, and provisional lines (below zero) stand last. */
function restoreLine(basket: readonly BasketItem[], item: BasketItem): readonly BasketItem[] {
  if (basket.some(({ line }) => line === item.line)) return basket;
  const after = basket.findIndex(({ line }) => line > item.line || line < 0);
  return basket.toSpliced(after === -1 ? basket.length : after, 0, item);
}
