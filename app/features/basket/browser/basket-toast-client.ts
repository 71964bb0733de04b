/** The toast about the basket: the newest one, until it is dismissed. */
import { createStore } from 'zustand/vanilla';
import type { BasketMessage } from '#app/features/basket/core/basket-messages.ts';

/** `key` is the key of the action. */
export type BasketToastState = BasketMessage & { key: string };

/** The toast that is shown; null for none. */
export const toastStore = createStore<BasketToastState | null>(() => null);

export const toastClient = {
  show: (key: string, message: BasketMessage): void =>
    toastStore.setState({ key, ...message }, true),
  /** Replaces the message of an action if its toast is still shown; null leaves it as it is. */
  update(key: string, message: BasketMessage | null): void {
    if (message && toastStore.getState()?.key === key) toastClient.show(key, message);
  },
  dismiss: (): void => toastStore.setState(null),
};
