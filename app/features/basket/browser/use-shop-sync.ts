import { useLayoutEffect } from 'react';
import { basketClient } from './basket-client.ts';
import type { ShopData } from './use-shop-state.ts';

/** Tells the browser's basket what each load of the page brings, and whose it is. */
export function useShopSync(data: ShopData | undefined): void {
  useLayoutEffect(() => {
    if (!data) return;
    basketClient.belongTo(data.account?.uid ?? null);
    basketClient.receive(data.basket);
  }, [data]);
}
