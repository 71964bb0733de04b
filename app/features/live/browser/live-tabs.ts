/**
 * One live stream a browser, shared by its tabs: browsers allow six connections to an HTTP/1.1
 * origin. The tab that holds the lock holds the stream and tells the others what it hears; when it
 * closes, the lock and with it the stream goes to another.
 */

/** What a stream carries: the event's name and its data as JSON text. */
export type LiveEvent = { name: string; data: string };

type TabMessage =
  | { kind: 'event'; event: LiveEvent }
  /** A tab that has just begun to listen: whoever holds the stream repeats what it knows. */
  | { kind: 'hello' };

const LOCK = 'live-stream';
const CHANNEL = 'live';

/** Events that stand for all that came before them under the same name. */
const SNAPSHOTS = ['basket', 'orders'];

/** Events that tell how things are; the others tell what happens, which is nothing to a late tab. */
const STATES = [...SNAPSHOTS, 'order'];

/** What the stream has told so far, in the shortest form that brings a late tab up to date. */
export function remember(told: readonly LiveEvent[], event: LiveEvent): readonly LiveEvent[] {
  if (!STATES.includes(event.name)) return told;
  const isReplaced = (old: LiveEvent) => SNAPSHOTS.includes(event.name) && old.name === event.name;
  const isOutdated = (old: LiveEvent) => event.name === 'orders' && old.name === 'order';
  return [...told.filter((old) => !isReplaced(old) && !isOutdated(old)), event];
}

/** Opens a stream that calls `onEvent` with each event; gives the function that closes it. */
export type OpenStream = (onEvent: (event: LiveEvent) => void) => () => void;

/** Listens until the returned function is called, through this tab's stream or another's. */
export function listenWithTabs(open: OpenStream, onEvent: (event: LiveEvent) => void): () => void {
  if (!('locks' in navigator)) return open(onEvent);
  const channel = new BroadcastChannel(CHANNEL);
  const ended = new AbortController();
  let told: readonly LiveEvent[] | null = null;

  function post(message: TabMessage): void {
    channel.postMessage(message);
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'event') onEvent(data.event);
    else for (const event of told ?? []) post({ kind: 'event', event });
  };

  async function hold(): Promise<void> {
    told = [];
    const close = open((event) => {
      told = remember(told ?? [], event);
      onEvent(event);
      post({ kind: 'event', event });
    });
    await new Promise((resolve) => ended.signal.addEventListener('abort', resolve));
    close();
  }

  navigator.locks.request(LOCK, { signal: ended.signal }, hold).catch((error: unknown) => {
    // This tab ended before it was its turn.
    if (!ended.signal.aborted) throw error;
  });
  post({ kind: 'hello' });
  return () => {
    ended.abort();
    channel.close();
  };
}
