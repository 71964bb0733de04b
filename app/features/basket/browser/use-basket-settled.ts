import { useStore } from 'zustand';
import { basketStore } from './basket-client.ts';

/** Whether no action on the basket is pending. */
export function useBasketSettled(): boolean {
  return useStore(basketStore, ({ pending }) => pending.length === 0);
}
