import { PassThrough, Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';
import type { HubEvent } from './live-hub.server.ts';
import { type PendingUpdates, snapshotUpdates } from './pending-updates.ts';
import { createReadingTurns } from './reading-turns.ts';

const basket: HubEvent = { kind: 'basket', shopper: 'uid' };
const heartbeat: HubEvent = { kind: 'heartbeat' };

/** A stream with fake hub and reads; each read returns the updates that it was called with. */
function openTestStream(inTurn = createReadingTurns(1)) {
  const listeners = new Set<(event: HubEvent) => void>();
  const read = vi.fn(async (updates: PendingUpdates) =>
    updates.basket || updates.orders ? [{ name: 'updates', data: updates }] : [],
  );
  const isStillSame = vi.fn(async () => true);
  const onError = vi.fn();
  const outgoing = new PassThrough();
  const stream = openEventStream({
    snapshot: snapshotUpdates,
    isNumbered: true,
    subscribe(onEvent) {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
    inTurn,
    read,
    isStillSame,
    onError,
  });
  stream(outgoing);
  const chunks = outgoing.setEncoding('utf8')[Symbol.asyncIterator]();
  return {
    read,
    isStillSame,
    onError,
    isSubscribed: () => listeners.size > 0,
    async publish(...events: HubEvent[]) {
      for (const one of events) for (const onEvent of listeners) onEvent(one);
      await turn();
    },
    next: async () => (await chunks.next()).value,
    isOver: async () => (await chunks.next()).done,
    cancel: () => outgoing.destroy(),
  };
}

/** A reader with a buffer of nothing: what it reads is taken when it reads again. */
function openUnreadStream() {
  const parts = {
    onEvent: (_event: HubEvent) => {},
    read: vi.fn(async (_updates: PendingUpdates) => [{ name: 'updates', data: null }]),
    onStalled: vi.fn(),
  };
  let take = () => {};
  const outgoing = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, onTaken) => {
      take = onTaken;
    },
    destroy: parts.onStalled,
  });
  openEventStream({
    snapshot: snapshotUpdates,
    isNumbered: true,
    subscribe(onEvent) {
      parts.onEvent = onEvent;
      return () => {};
    },
    inTurn: createReadingTurns(1),
    read: parts.read,
    isStillSame: async () => true,
    onError: () => {},
  })(outgoing);
  async function read(): Promise<void> {
    take();
    await turn();
    await turn();
  }
  return { parts, reader: { read } };
}

test('a stream begins with its reconnect delay and a snapshot', async () => {
  const { next } = openTestStream();
  expect(await next()).toMatch(
    /^retry: \d{3}\n\nevent: updates\ndata: \{.*"orders":true.*\}\nid: 1\n\n$/,
  );
});

test('a heartbeat is sent when there is no other event', async () => {
  const { next, publish } = openTestStream();
  await next();
  await publish(heartbeat);
  expect(await next()).toBe('event: heartbeat\ndata: null\nid: 2\n\n');
});

test('for a slow reader everything that happened meanwhile is one read', async () => {
  const { parts, reader } = openUnreadStream();
  await reader.read();
  for (let count = 0; count < 100; count += 1) parts.onEvent(basket);
  await turn();
  expect(parts.read).toHaveBeenCalledOnce();
  await reader.read();
  expect(parts.read).toHaveBeenCalledTimes(2);
});

test('what happens while a stream waits for its turn is one read, and none once its reader has gone', async () => {
  const waiting: (() => Promise<void>)[] = [];
  const stream = () => openTestStream((work) => void waiting.push(work));
  const [waits, goes] = [stream(), stream()];
  await waits.publish(basket, { kind: 'gap' }, basket);
  goes.cancel();
  await turn();
  for (const work of waiting) await work();
  expect(waiting).toHaveLength(2);
  expect(await waits.next()).toContain('"basket":"newest"');
  expect(waits.read).toHaveBeenCalledOnce();
  expect(goes.read).not.toHaveBeenCalled();
});

test('a reader that takes nothing for three heartbeats is given up', async () => {
  const { parts, reader } = openUnreadStream();
  await reader.read();
  parts.onEvent(heartbeat);
  parts.onEvent(heartbeat);
  expect(parts.onStalled).not.toHaveBeenCalled();
  parts.onEvent(heartbeat);
  expect(parts.onStalled).toHaveBeenCalledOnce();
});

test('a reader that waits for events is not given up, however few there are', async () => {
  const { parts, reader } = openUnreadStream();
  await reader.read();
  for (let count = 0; count < 10; count += 1) {
    const beat = reader.read();
    parts.onEvent(heartbeat);
    await beat;
  }
  expect(parts.onStalled).not.toHaveBeenCalled();
});

test('after a failed read the next heartbeat brings a full snapshot', async () => {
  const { next, publish, read, onError } = openTestStream();
  await next();
  const failure = new Error('The database is gone');
  read.mockRejectedValueOnce(failure);
  await publish(basket);
  const retried = next();
  await turn();
  expect(onError).toHaveBeenCalledWith(failure);
  await publish(heartbeat);
  expect(await retried).toMatch(/"basket":"newest","orders":true/);
});

test('after a gap a visitor whose session has ended gets that event alone', async () => {
  const { next, publish, isStillSame, isOver, isSubscribed } = openTestStream();
  await next();
  isStillSame.mockResolvedValueOnce(false);
  await publish({ kind: 'gap' });
  expect(await next()).toContain('event: gone\ndata: {"because":"visitor"}');
  expect(await isOver()).toBe(true);
  expect(isSubscribed()).toBe(false);
});

test('a closing process sends an event before the stream ends', async () => {
  const { next, publish, isOver } = openTestStream();
  await next();
  await publish({ kind: 'closing' });
  expect(await next()).toContain('event: gone\ndata: {"because":"process"}');
  expect(await isOver()).toBe(true);
});

test('a stream ends after an hour, so that the next one is opened with the cookies of then', async () => {
  const { next, publish, isOver } = openTestStream();
  await next();
  for (let count = 0; count < 240; count += 1) {
    await publish(heartbeat);
    await next();
  }
  expect(await isOver()).toBe(true);
});

test('a stream whose reader has gone unsubscribes', async () => {
  const { next, cancel, isSubscribed } = openTestStream();
  await next();
  cancel();
  await turn();
  expect(isSubscribed()).toBe(false);
});
