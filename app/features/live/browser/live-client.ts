/** The page's one subscription to live events; features add listeners to it. */
import { openLiveStream } from './live-stream.ts';
import { type LiveEvent, listenWithTabs } from './live-tabs.ts';

const listeners = new Set<(event: LiveEvent) => void>();
let stop: (() => void) | null = null;

/** What one listener throws, such as for an event that is cut off, stays with it. */
function emit(event: LiveEvent): void {
  for (const listener of listeners) {
    try {
      listener(event);
    } catch (error) {
      reportError(error);
    }
  }
}

export const liveClient = {
  /** Subscribes, or subscribes again after the visitor has changed. */
  start(): void {
    stop?.();
    stop = listenWithTabs(openLiveStream, emit);
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
