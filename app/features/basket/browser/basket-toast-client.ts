/** The short notice about the basket: the newest one, until it has been read. */
import type { BasketMessage } from '#app/features/basket/core/basket-messages.ts';

export type BasketToastState = BasketMessage & {
  /** The action that it is about. */
  key: string;
};

let current: BasketToastState | null = null;
const listeners = new Set<() => void>();

function setState(next: BasketToastState | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export const toastClient = {
  current: (): BasketToastState | null => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show: (key: string, word: BasketMessage): void => setState({ key, ...word }),
  /** The server's word on an action, unless a newer action is being told of; null: no other word. */
  update(key: string, word: BasketMessage | null): void {
    if (word && current?.key === key) setState({ key, ...word });
  },
  dismiss: (): void => setState(null),
};
