import { useLayoutEffect } from 'react';
import { basketClient } from './basket-client.ts';
import type { ShopData } from './use-shop-state.ts';

/** Tells the browser's basket what each load of the page brings. */
export function useShopSync(data: ShopData | undefined): void {
  const uid = data?.account?.uid;
  const basket = data?.basket;
  useLayoutEffect(() => {
    // Runs when the visitor becomes somebody else: what was known of the other's basket goes.
    void uid;
    return () => basketClient.forget();
  }, [uid]);
  useLayoutEffect(() => {
    if (basket) basketClient.hear(basket);
  }, [basket]);
}
