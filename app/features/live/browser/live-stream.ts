/** The visitor's stream of server-sent events, with polling as the fallback while streams are blocked. */
import type { LiveEvent, OpenStream } from './live-tabs.ts';

const EVENTS = ['basket', 'orders', 'order', 'stock', 'joined', 'shop', 'gone'];

/** Polling begins when a stream has sent nothing by then. */
const OPENING_MS = 3_000;

/** The server sends a heartbeat every 15 s: a stream that is silent for longer is dead. */
const SILENCE_MS = 40_000;

const POLL_MS = 5_000;

/** With jitter; until its `retry` field arrives the browser itself would wait three seconds. */
const RECONNECT_MS = { min: 100, max: 400 };
const MAX_QUICK_RECONNECTS = 8;

/** Exponential backoff while no stream can be opened. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;

/** Polls for a snapshot while the page is visible. */
function startPolling(onEvent: (event: LiveEvent) => void): () => void {
  let isStopped = false;
  async function poll(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    try {
      const answer = await fetch('/api/live?snapshot', { headers: { accept: 'application/json' } });
      if (!answer.ok) return;
      const events: LiveEvent[] = await answer.json();
      if (!isStopped) for (const event of events) onEvent(event);
    } catch {
      // No connection: the next poll tries again.
    }
  }
  void poll();
  const timer = setInterval(poll, POLL_MS);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Opens the stream, and reconnects after each loss; each connection begins with a snapshot. */
export const openLiveStream: OpenStream = (onEvent) => {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let stopPolling: (() => void) | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  let quickReconnects = 0;

  function after(waitMs: number, work: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(work, waitMs);
  }

  function resetTimers(): void {
    stopPolling?.();
    stopPolling = null;
    pauseMs = FIRST_PAUSE_MS;
    quickReconnects = 0;
    after(SILENCE_MS, reconnect);
  }

  function reconnect(): void {
    source.close();
    open();
  }

  function fallBack(): void {
    stopPolling ??= startPolling(onEvent);
    after(pauseMs, reconnect);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  function open(): void {
    source = new EventSource('/api/live');
    source.addEventListener('heartbeat', resetTimers);
    for (const name of EVENTS) {
      source.addEventListener(name, ({ data }) => {
        resetTimers();
        onEvent({ name, data });
      });
    }
    source.onerror = () => {
      // EventSource gives up on a response that is no stream, such as a 503.
      if (source.readyState === EventSource.CLOSED || quickReconnects === MAX_QUICK_RECONNECTS)
        fallBack();
      else reconnectSoon();
    };
    after(OPENING_MS, fallBack);
  }

  function reconnectSoon(): void {
    quickReconnects += 1;
    source.close();
    after(RECONNECT_MS.min + Math.random() * (RECONNECT_MS.max - RECONNECT_MS.min), open);
  }

  open();
  return () => {
    clearTimeout(timer);
    stopPolling?.();
    source.close();
  };
};
