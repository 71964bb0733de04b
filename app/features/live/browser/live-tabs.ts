/**
 * One live stream a browser, shared by its tabs: browsers allow six connections to an HTTP/1.1
 * origin. The tab that holds the Web Lock holds the stream and forwards its events to the others; when
 * it closes, the next tab gets the lock and opens a stream.
 */

/** An event of the stream: its name, and its data as JSON text. */
export type LiveEvent = { name: string; data: string };

type TabMessage =
  | { kind: 'event'; event: LiveEvent }
  /** A tab that has just subscribed: the holder of the stream replays its events. */
  | { kind: 'hello' };

const LOCK = 'live-stream';
const CHANNEL = 'live';

/** Events that replace all earlier ones of the same name. */
const SNAPSHOTS = ['basket', 'orders'];

/** Events of state, replayed to a late tab; all others are one-off, and not replayed. */
const STATES = [...SNAPSHOTS, 'order'];

/** Adds an event to the shortest history that brings a late tab up to date. */
export function remember(history: readonly LiveEvent[], event: LiveEvent): readonly LiveEvent[] {
  if (!STATES.includes(event.name)) return history;
  const isReplaced = (old: LiveEvent) => SNAPSHOTS.includes(event.name) && old.name === event.name;
  const isOutdated = (old: LiveEvent) => event.name === 'orders' && old.name === 'order';
  return [...history.filter((old) => !isReplaced(old) && !isOutdated(old)), event];
}

/** Opens a stream that calls `onEvent` with each event; returns the function that closes it. */
export type OpenStream = (onEvent: (event: LiveEvent) => void) => () => void;

/** Null in a browser that has no locks, or refuses the channel: its tabs have a stream each. */
function openChannel(): BroadcastChannel | null {
  try {
    return 'locks' in navigator ? new BroadcastChannel(CHANNEL) : null;
  } catch {
    return null;
  }
}

/** Subscribes, through this tab's stream or another's, until the returned function is called. */
export function listenWithTabs(open: OpenStream, onEvent: (event: LiveEvent) => void): () => void {
  const channel = openChannel();
  if (channel === null) return open(onEvent);
  const ended = new AbortController();
  let history: readonly LiveEvent[] | null = null;

  function post(message: TabMessage): void {
    channel?.postMessage(message);
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'event') onEvent(data.event);
    else for (const event of history ?? []) post({ kind: 'event', event });
  };

  async function hold(): Promise<void> {
    history = [];
    const close = open((event) => {
      history = remember(history ?? [], event);
      onEvent(event);
      post({ kind: 'event', event });
    });
    await new Promise((resolve) => ended.signal.addEventListener('abort', resolve));
    close();
  }

  navigator.locks.request(LOCK, { signal: ended.signal }, hold).catch(() => {
    // This tab unsubscribed while it waited, or the browser refuses the lock, as one that blocks cookies may.
    if (!ended.signal.aborted && history === null) void hold();
  });
  post({ kind: 'hello' });
  return () => {
    ended.abort();
    channel.close();
  };
}
