import { useEffect, useLayoutEffect } from 'react';
import { basketFromWire } from '#app/features/basket/core/basket-on-wire.ts';
import { useLiveStock } from '#app/features/stock/stock-client.ts';
import { basketClient } from './basket-client.ts';
import type { ShopData } from './use-shop-state.ts';

/** Applies each load of the page to the browser's basket, and sends queued writes when the page goes. */
export function useShopSync(data: ShopData | undefined): void {
  useLayoutEffect(() => {
    if (!data) return;
    basketClient.belongTo(data.account?.uid ?? null);
    basketClient.receive(basketFromWire(data.basket));
  }, [data]);
  useLiveStock();
  useEffect(() => {
    window.addEventListener('pagehide', basketClient.leave);
    return () => window.removeEventListener('pagehide', basketClient.leave);
  }, []);
}
