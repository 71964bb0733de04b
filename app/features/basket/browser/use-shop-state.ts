import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useStore } from 'zustand';
import { emptyBasket } from '#app/features/basket/core/basket-item.ts';
import type { BasketMessage } from '#app/features/basket/core/basket-messages.ts';
import { type BasketOnWire, basketFromWire } from '#app/features/basket/core/basket-on-wire.ts';
import {
  basketReducer,
  initialState,
  type ShopState,
} from '#app/features/basket/core/basket-reducer.ts';
import type { MergedLines } from '#app/features/basket/core/merged-lines.ts';
import type { Account } from '#app/features/shopper/visitor.ts';
import type { ShopAbout } from '#app/shared/shop-about.ts';
import { basketStore } from './basket-client.ts';
import { optimisticItems } from './basket-sync.ts';

/** What the root route loads for every page. */
export type ShopData = {
  account: Account | null;
  basket: BasketOnWire;
  /** Lines that joined with this request. */
  mergedLines: MergedLines;
  /** Whether a payment of before signing in is to be gone back to from this page. */
  isPaymentWaiting: boolean;
  /** What came of a form that was posted without scripts. */
  posted: BasketMessage | null;
  /** The shop's name and tag line. */
  about: ShopAbout;
  /** The shop's public origin, for addresses that leave it. */
  origin: string;
};

/** The root route's newest successful load; only ever set in a browser. */
let latest: ShopData | undefined;

/** The root route's data, or that of the last successful load when this one failed. */
export function useShopData(): ShopData | undefined {
  const data = useRouteLoaderData<ShopData>('root');
  useEffect(() => {
    if (data) latest = data;
  }, [data]);
  return data ?? latest;
}

/** The basket and the user to show, pending actions included. */
export function useShopState(): ShopState {
  const data = useShopData();
  const basket = optimisticItems(
    useStore(basketStore),
    data ? basketFromWire(data.basket) : emptyBasket,
  );
  return basketReducer(
    { ...initialState, basket },
    { type: 'SET_USER', user: data?.account ?? null },
  );
}

/** Whether no action on the basket is pending. */
export function useBasketSettled(): boolean {
  return useStore(basketStore, ({ pending }) => pending.length === 0);
}
