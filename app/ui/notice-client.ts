/** The short notice at the edge of the page: the newest one, shown and announced. */

export type ShortNotice = { key: number; text: string };

let current: ShortNotice | null = null;
const listeners = new Set<() => void>();

function become(next: ShortNotice | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export function showNotice(text: string): void {
  become({ key: (current?.key ?? 0) + 1, text });
}

export function dismissNotice(): void {
  become(null);
}

export const noticeClient = {
  current: (): ShortNotice | null => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
