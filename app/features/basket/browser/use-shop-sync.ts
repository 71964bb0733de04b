import { useEffect, useLayoutEffect } from 'react';
import { basketFromWire } from '#app/features/basket/core/basket-on-wire.ts';
import { basketClient } from './basket-client.ts';
import type { ShopData } from './use-shop-state.ts';

/** Keeps the browser's basket in step with each load of the page, and sends what waits when it goes. */
export function useShopSync(data: ShopData | undefined): void {
  useLayoutEffect(() => {
    if (!data) return;
    basketClient.belongTo(data.account?.uid ?? null);
    basketClient.receive(basketFromWire(data.basket));
  }, [data]);
  useEffect(() => {
    window.addEventListener('pagehide', basketClient.leave);
    return () => window.removeEventListener('pagehide', basketClient.leave);
  }, []);
}
