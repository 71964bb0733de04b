/** The visitor's stream of server-sent events, helped out by asking where and while events are blocked. */
import type { LiveEvent, OpenStream } from './live-tabs.ts';

const EVENTS = ['basket', 'orders', 'order', 'joined', 'gone'];

/** A stream that has said nothing by then is helped out. */
const OPENING_MS = 3_000;

/** The server says something every 15 s: a stream that is silent for longer is dead. */
const SILENCE_MS = 40_000;

const ASK_MS = 5_000;

/**
 * A stream that was lost is opened again this soon, but not by all at once. The browser's own pause
 * would be three seconds wherever the stream was lost before it said another.
 */
const RETURN_MS = { least: 100, most: 400 };
const MAX_QUICK_RETURNS = 8;

/** A stream that cannot be had is tried again after pauses that grow. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;

/** Asks for a snapshot now and then while the page can be seen. */
function askRepeatedly(onEvent: (event: LiveEvent) => void): () => void {
  let isStopped = false;
  async function ask(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    try {
      const answer = await fetch('/api/live?snapshot', { headers: { accept: 'application/json' } });
      if (!answer.ok) return;
      const events: LiveEvent[] = await answer.json();
      if (!isStopped) for (const event of events) onEvent(event);
    } catch {
      // No connection: the next round may find one.
    }
  }
  void ask();
  const timer = setInterval(ask, ASK_MS);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Opens the stream, and again after each loss; it begins with a snapshot each time. */
export const openLiveStream: OpenStream = (onEvent) => {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let stopAsking: (() => void) | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  let quickReturns = 0;

  function after(waitMs: number, work: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(work, waitMs);
  }

  function resetTimers(): void {
    stopAsking?.();
    stopAsking = null;
    pauseMs = FIRST_PAUSE_MS;
    quickReturns = 0;
    after(SILENCE_MS, reopen);
  }

  function reopen(): void {
    source.close();
    open();
  }

  function helpOut(): void {
    stopAsking ??= askRepeatedly(onEvent);
    after(pauseMs, reopen);
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
      // The browser gives up on an answer that is no stream, such as too many of them.
      if (source.readyState === EventSource.CLOSED || quickReturns === MAX_QUICK_RETURNS) helpOut();
      else comeBack();
    };
    after(OPENING_MS, helpOut);
  }

  function comeBack(): void {
    quickReturns += 1;
    source.close();
    after(RETURN_MS.least + Math.random() * (RETURN_MS.most - RETURN_MS.least), open);
  }

  open();
  return () => {
    clearTimeout(timer);
    stopAsking?.();
    source.close();
  };
};
