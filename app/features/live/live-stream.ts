/** The visitor's stream of server-sent events, or asking again and again where events are blocked. */
import type { LiveEvent, OpenStream } from './live-tabs.ts';

const EVENTS = ['basket', 'orders', 'order', 'joined', 'gone'];

/** A stream that has not begun by then is taken for blocked. */
const OPENING_MS = 10_000;
const POLL_MS = 5_000;
const REOPEN_MS = 2_000;

/** How long to ask before the stream is tried once more. */
const POLLING_MS = 60_000;

/** Asks for a snapshot now and then while the page can be seen. */
function poll(hear: (event: LiveEvent) => void): () => void {
  async function ask(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    try {
      const answer = await fetch('/api/live?snapshot', { headers: { accept: 'application/json' } });
      if (!answer.ok) return;
      const events: LiveEvent[] = await answer.json();
      for (const event of events) hear(event);
    } catch {
      // No connection: the next round may find one.
    }
  }
  void ask();
  const timer = setInterval(ask, POLL_MS);
  return () => clearInterval(timer);
}

/** Opens the stream; after a loss the browser opens it again, and it begins with a snapshot. */
export const openLiveStream: OpenStream = (hear) => {
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close = () => {};

  function later(work: () => void, pauseMs: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(work, pauseMs);
  }

  function begin(): void {
    const source = new EventSource('/api/live');
    close = () => source.close();
    for (const name of EVENTS) {
      source.addEventListener(name, ({ data }) => {
        clearTimeout(timer);
        hear({ name, data });
      });
    }
    source.onerror = () => {
      // The browser gives up on an answer that is no stream, such as too many of them.
      if (source.readyState === EventSource.CLOSED) later(pollForAWhile, REOPEN_MS);
    };
    later(pollForAWhile, OPENING_MS);
  }

  function pollForAWhile(): void {
    close();
    const stopPolling = poll(hear);
    close = stopPolling;
    later(() => {
      stopPolling();
      begin();
    }, POLLING_MS);
  }

  begin();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    close();
  };
};
