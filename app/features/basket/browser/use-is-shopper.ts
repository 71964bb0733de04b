import { useSyncExternalStore } from 'react';
import { basketClient } from './basket-client.ts';
import type { ShopData } from './use-shop-state.ts';

/** Whether there is anything to hear about: a visitor who is signed in or has had an item. */
export function useIsShopper(data: ShopData | undefined): boolean {
  const known = useSyncExternalStore(
    basketClient.subscribe,
    () => basketClient.current().known?.shopper ?? null,
    () => null,
  );
  return Boolean(data?.account) || known !== null;
}
