/** The page's one ear for live events; features listen to what concerns them. */
import { openLiveStream } from './live-stream.ts';
import { type LiveEvent, listenWithTabs } from './live-tabs.ts';

const listeners = new Set<(event: LiveEvent) => void>();
let stop: (() => void) | null = null;

function tell(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

export const liveClient = {
  /** Listens from now on, anew if it did already: after the visitor became somebody else. */
  start(): void {
    stop?.();
    stop = listenWithTabs(openLiveStream, tell);
  },
  stop(): void {
    stop?.();
    stop = null;
  },
  /** Calls `listener` with each event until the returned function is called. */
  on(listener: (event: LiveEvent) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
