import { useSyncExternalStore } from 'react';
import { basketClient } from './basket-client.ts';

/** Whether nothing that the shopper did to the basket is still under way. */
export function useBasketSettled(): boolean {
  return useSyncExternalStore(
    basketClient.subscribe,
    () => basketClient.current().pending.length === 0,
    () => true,
  );
}
