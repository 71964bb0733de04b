/**
 * The browser's view of the basket: the server's newest answer, with the pending actions applied
 * optimistically (the pure core; `basket-client.ts` holds one per page).
 */
import type { BasketAction } from '#app/features/basket/core/basket-action.ts';
import type { Basket, BasketItem } from '#app/features/basket/core/basket-item.ts';
import {
  basketReducer,
  initialState,
  type ShopState,
} from '#app/features/basket/core/basket-reducer.ts';

export type PendingAction = { key: string; action: BasketAction };

export type BasketSync = {
  /** The server's newest answer or event; null: none yet, so the page's rendered basket counts. */
  known: Basket | null;
  /** The newest that arrived while an action is pending: it may contain that action, so it waits for its end. */
  heard: Basket | null;
  pending: readonly PendingAction[];
};

export const initialSync: BasketSync = { known: null, heard: null, pending: [] };

/** Applies an answer or a live event: the newest version of this shopper, or the first of another. */
export function receive(sync: BasketSync, received: Basket): BasketSync {
  const kept = sync.pending.length > 0 ? 'heard' : 'known';
  const newest = newer(sync[kept], received);
  return newest === sync[kept] ? sync : { ...sync, [kept]: newest };
}

function newer(known: Basket | null, received: Basket | null): Basket | null {
  if (!known || !received) return known ?? received;
  const isOlder =
    received.shopper === known.shopper
      ? // The version covers neither prices nor titles: of two answers with one version the later counts.
        received.version < known.version
      : // A page that was requested before the first item was added has no shopper yet.
        received.shopper === null;
  return isOlder ? known : received;
}

/** Adds a pending action. */
export function begin(sync: BasketSync, pending: PendingAction): BasketSync {
  return { ...sync, pending: [...sync.pending, pending] };
}

/** Ends a pending action, with the basket after it or, when it failed, without. */
export function end(sync: BasketSync, key: string, answer: Basket | null): BasketSync {
  return {
    ...initialSync,
    known: newer(newer(sync.known, sync.heard), answer),
    pending: sync.pending.filter((one) => one.key !== key),
  };
}

/** Resets for a new visitor. */
export function forget(sync: BasketSync): BasketSync {
  return { ...initialSync, pending: sync.pending };
}

/** The basket to show: the newest answer, or the page's rendered basket, after all pending actions. */
export function optimisticItems(sync: BasketSync, rendered: Basket): readonly BasketItem[] {
  const { items } = sync.known ?? rendered;
  const state: ShopState = { ...initialState, basket: items };
  return sync.pending.reduce((now, { action }) => basketReducer(now, action), state).basket;
}
