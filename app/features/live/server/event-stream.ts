/**
 * Server-sent events as a stream that is pulled: while its reader takes nothing, nothing is read or
 * kept for it but the fold of what happened. It has no timer and no buffer of its own, so that one
 * process holds ten thousand.
 */
import type { LiveNews } from './live-hub.server.ts';
import { emptyInbox, type LiveInbox, putBack, putNews } from './pending-updates.ts';

export type ServerEvent = { name: string; data: unknown };

type Parts = {
  /** What to begin with. */
  snapshot: LiveInbox;
  subscribe: (hear: (news: LiveNews) => void) => () => void;
  /** Reads what an inbox asks to tell. */
  read: (inbox: LiveInbox) => Promise<ServerEvent[]>;
  /** Whether the visitor is still who opened the stream. */
  isStillSame: () => Promise<boolean>;
  /** Something could not be read; it is tried again with the next news. */
  onError: (error: unknown) => void;
  /** The reader has taken nothing for several heartbeats. */
  onStalled: () => void;
};

/** Browsers that lose a process come back soon, but not all at once. */
const RECONNECT_MS = { least: 100, most: 400 };

/** A reader that lets so many heartbeats pass is gone. */
const MOST_HEARTBEATS_MISSED = 3;

/** After about an hour the stream ends, and the browser opens one with the cookies it has then. */
const MOST_HEARTBEATS = 240;

const encoder = new TextEncoder();

/** One event as text (HTML, 9.2.6): the data is JSON, which has no line breaks. */
function format(event: ServerEvent, id: number): string {
  return `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\nid: ${id}\n\n`;
}

/** Begins with a snapshot, then tells each change; ends with the event `gone`, which says why. */
export function openEventStream(parts: Parts): ReadableStream<Uint8Array<ArrayBuffer>> {
  let inbox = parts.snapshot;
  let wake = () => {};
  let isTaking = false;
  let isCancelled = false;
  let missedHeartbeats = 0;
  let heartbeats = 0;
  let id = 0;
  let unsubscribe = () => {};

  function hear(news: LiveNews): void {
    inbox = putNews(inbox, news);
    wake();
    if (news.kind !== 'heartbeat' || isTaking) return;
    missedHeartbeats += 1;
    if (missedHeartbeats === MOST_HEARTBEATS_MISSED) parts.onStalled();
  }

  async function nextInbox(): Promise<LiveInbox> {
    if (inbox === emptyInbox && !isCancelled) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const taken = inbox;
    inbox = emptyInbox;
    return taken;
  }

  /** The events of an inbox; `gone` comes alone. */
  async function tell(taken: LiveInbox): Promise<ServerEvent[]> {
    try {
      const isSame = !taken.session || (await parts.isStillSame());
      const because = isSame ? taken.ends : 'visitor';
      if (because) return [{ name: 'gone', data: { because } }];
      return await parts.read(taken);
    } catch (error) {
      parts.onError(error);
      inbox = putBack(inbox, taken);
      // Waits for the next news, a heartbeat at the latest.
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      return [];
    }
  }

  /** The next events, none only when the reader has gone; a heartbeat when there is nothing else. */
  async function nextEvents(): Promise<ServerEvent[]> {
    while (!isCancelled) {
      const taken = await nextInbox();
      if (taken.heartbeat) heartbeats += 1;
      const events = await tell(taken);
      if (events.length > 0) return events;
      if (taken.heartbeat) return [{ name: 'heartbeat', data: null }];
    }
    return [];
  }

  async function pull(
    controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>,
  ): Promise<void> {
    isTaking = true;
    missedHeartbeats = 0;
    const events = await nextEvents();
    isTaking = false;
    if (isCancelled) return;
    let text = id === 0 ? `retry: ${reconnectMs()}\n\n` : '';
    for (const event of events) {
      id += 1;
      text += format(event, id);
    }
    controller.enqueue(encoder.encode(text));
    const isOver = events.some(({ name }) => name === 'gone') || heartbeats >= MOST_HEARTBEATS;
    if (!isOver) return;
    unsubscribe();
    controller.close();
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start() {
        // Before the snapshot is read, so that no change falls between the two.
        unsubscribe = parts.subscribe(hear);
      },
      pull,
      cancel() {
        isCancelled = true;
        unsubscribe();
        wake();
      },
    },
    // Nothing is read ahead of a reader who takes it.
    { highWaterMark: 0 },
  );
}

function reconnectMs(): number {
  const { least, most } = RECONNECT_MS;
  return Math.round(least + Math.random() * (most - least));
}
