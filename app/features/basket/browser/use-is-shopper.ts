import { useStore } from 'zustand';
import { basketStore } from './basket-client.ts';
import type { ShopData } from './use-shop-state.ts';

/** Whether the visitor has live events: is signed in, or has had an item. */
export function useIsShopper(data: ShopData | undefined): boolean {
  const hasBasket = useStore(basketStore, ({ known }) => Boolean(known?.shopper));
  return Boolean(data?.account) || hasBasket;
}
