/** The short notice about the basket: the newest one, until it has been read. */
import type { BasketWord } from '#app/features/basket/core/basket-messages.ts';

export type BasketNoticeState = BasketWord & {
  /** The action that it is about. */
  key: string;
};

let current: BasketNoticeState | null = null;
const listeners = new Set<() => void>();

function become(next: BasketNoticeState | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export const noticeClient = {
  current: (): BasketNoticeState | null => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show: (key: string, word: BasketWord): void => become({ key, ...word }),
  /** The server's word on an action, unless a newer action is being told of; null: no other word. */
  update(key: string, word: BasketWord | null): void {
    if (word && current?.key === key) become({ key, ...word });
  },
  dismiss: (): void => become(null),
};
