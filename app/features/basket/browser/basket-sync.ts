/**
 * What the browser knows of the basket: the server's newest answer, and the actions still under
 * way, which are shown as done (the pure core; `basket-client.ts` keeps one per page).
 */
import type { Basket, BasketItem } from '#app/features/basket/core/basket-item.ts';
import {
  basketReducer,
  initialState,
  type ShopAction,
  type ShopState,
} from '#app/features/basket/core/basket-reducer.ts';

/** What changes the basket: the actions of the specification, and two that undo by the line. */
export type BasketAction =
  | Exclude<ShopAction, { type: 'SET_USER' }>
  | { type: 'REMOVE_LINES'; lines: readonly number[] }
  | { type: 'RESTORE_LINE'; item: BasketItem };

export type PendingAction = { key: string; action: BasketAction };

export type BasketSync = {
  /** Null until anything was heard: what the page was rendered with counts. */
  known: Basket | null;
  pending: readonly PendingAction[];
};

export const initialSync: BasketSync = { known: null, pending: [] };

/** An answer or a live event: the newest about this shopper, or the first about another. */
export function receive(sync: BasketSync, received: Basket): BasketSync {
  const { known } = sync;
  if (known && !replaces(received, known)) return sync;
  return { ...sync, known: received };
}

function replaces(received: Basket, known: Basket): boolean {
  // The version says nothing of prices and titles: of two answers with one version the later counts.
  if (received.shopper === known.shopper) return received.version >= known.version;
  // A page that was asked for before the first item was added knows of no shopper yet.
  return received.shopper !== null;
}

/** An action is under way. */
export function begin(sync: BasketSync, pending: PendingAction): BasketSync {
  return { ...sync, pending: [...sync.pending, pending] };
}

/** An action has ended, with the basket as it is then or, when it failed, without. */
export function end(sync: BasketSync, key: string, answer: Basket | null): BasketSync {
  const rest = { ...sync, pending: sync.pending.filter((one) => one.key !== key) };
  return answer ? receive(rest, answer) : rest;
}

/** The visitor is somebody else from now on. */
export function forget(sync: BasketSync): BasketSync {
  return { ...sync, known: null };
}

/** The basket to show: what is known, or what the page came with, after all that is under way. */
export function optimisticItems(sync: BasketSync, rendered: Basket): readonly BasketItem[] {
  const { items } = sync.known ?? rendered;
  const state: ShopState = { ...initialState, basket: items };
  return sync.pending.reduce((now, { action }) => apply(now, action), state).basket;
}

function apply(state: ShopState, action: BasketAction): ShopState {
  switch (action.type) {
    case 'REMOVE_LINES':
      return { ...state, basket: state.basket.filter(({ line }) => !action.lines.includes(line)) };
    case 'RESTORE_LINE':
      return { ...state, basket: putBack(state.basket, action.item) };
    default:
      return basketReducer(state, action);
  }
}

/** Into its old place: lines grow, and what no server has numbered yet stands last. */
function putBack(basket: readonly BasketItem[], item: BasketItem): readonly BasketItem[] {
  if (basket.some(({ line }) => line === item.line)) return basket;
  const after = basket.findIndex(({ line }) => line > item.line || line < 0);
  return basket.toSpliced(after === -1 ? basket.length : after, 0, item);
}
