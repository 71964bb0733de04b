import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';
import type { HubEvent } from './live-hub.server.ts';
import { type PendingUpdates, snapshotUpdates } from './pending-updates.ts';

const basket: HubEvent = { kind: 'basket', shopper: 'uid' };
const heartbeat: HubEvent = { kind: 'heartbeat' };

/** A stream with fake hub and reads; each read returns the updates that it was called with. */
function openTestStream() {
  const listeners = new Set<(news: HubEvent) => void>();
  const read = vi.fn(async (updates: PendingUpdates) =>
    updates.basket || updates.orders ? [{ name: 'told', data: updates }] : [],
  );
  const isStillSame = vi.fn(async () => true);
  const onError = vi.fn();
  const onStalled = vi.fn();
  const stream = openEventStream({
    snapshot: snapshotUpdates,
    subscribe(onEvent) {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
    read,
    isStillSame,
    onError,
    onStalled,
  });
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  return {
    read,
    isStillSame,
    onError,
    onStalled,
    isSubscribed: () => listeners.size > 0,
    async tell(...news: HubEvent[]) {
      for (const one of news) for (const onEvent of listeners) onEvent(one);
      await turn();
    },
    next: async () => (await reader.read()).value,
    isOver: async () => (await reader.read()).done,
    cancel: () => reader.cancel(),
  };
}

/** A reader with a buffer of nothing: pipeThrough would read ahead. */
function openUnreadStream() {
  const parts = {
    onEvent: (_news: HubEvent) => {},
    read: vi.fn(async (_inbox: PendingUpdates) => [{ name: 'told', data: null }]),
    onStalled: vi.fn(),
  };
  const stream = openEventStream({
    snapshot: snapshotUpdates,
    subscribe(onEvent) {
      parts.onEvent = onEvent;
      return () => {};
    },
    read: parts.read,
    isStillSame: async () => true,
    onError: () => {},
    onStalled: parts.onStalled,
  });
  return { parts, reader: stream.getReader() };
}

test('a stream says when to come back, and begins with a snapshot', async () => {
  const { next } = openTestStream();
  expect(await next()).toMatch(
    /^retry: \d{3}\n\nevent: told\ndata: \{.*"orders":true.*\}\nid: 1\n\n$/,
  );
});

test('a heartbeat is told when there is nothing else to tell', async () => {
  const { next, tell } = openTestStream();
  await next();
  await tell(heartbeat);
  expect(await next()).toBe('event: heartbeat\ndata: null\nid: 2\n\n');
});

test('a reader that is slow is read for once, whatever happened meanwhile', async () => {
  const { parts, reader } = openUnreadStream();
  await reader.read();
  for (let count = 0; count < 100; count += 1) parts.onEvent(basket);
  await turn();
  expect(parts.read).toHaveBeenCalledOnce();
  await reader.read();
  expect(parts.read).toHaveBeenCalledTimes(2);
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

test('a reader that waits for news is not given up, however quiet it is', async () => {
  const { parts, reader } = openUnreadStream();
  await reader.read();
  for (let count = 0; count < 10; count += 1) {
    const beat = reader.read();
    parts.onEvent(heartbeat);
    await beat;
  }
  expect(parts.onStalled).not.toHaveBeenCalled();
});

test('what could not be read is told with the next heartbeat, from the start', async () => {
  const { next, tell, read, onError } = openTestStream();
  await next();
  const failure = new Error('The database is gone');
  read.mockRejectedValueOnce(failure);
  await tell(basket);
  const told = next();
  await turn();
  expect(onError).toHaveBeenCalledWith(failure);
  await tell(heartbeat);
  expect(await told).toMatch(/"basket":"newest","orders":true/);
});

test('after a gap a visitor whose session has ended hears no more than that', async () => {
  const { next, tell, isStillSame, isOver, isSubscribed } = openTestStream();
  await next();
  isStillSame.mockResolvedValueOnce(false);
  await tell({ kind: 'gap' });
  expect(await next()).toContain('event: gone\ndata: {"because":"visitor"}');
  expect(await isOver()).toBe(true);
  expect(isSubscribed()).toBe(false);
});

test('a process that ends is told before the stream ends', async () => {
  const { next, tell, isOver } = openTestStream();
  await next();
  await tell({ kind: 'closing' });
  expect(await next()).toContain('event: gone\ndata: {"because":"process"}');
  expect(await isOver()).toBe(true);
});

test('a stream ends after an hour, so that the next one is opened with the cookies of then', async () => {
  const { next, tell, isOver } = openTestStream();
  await next();
  for (let count = 0; count < 240; count += 1) {
    await tell(heartbeat);
    await next();
  }
  expect(await isOver()).toBe(true);
});

test('a stream whose reader has gone hears nothing any more', async () => {
  const { next, cancel, isSubscribed } = openTestStream();
  await next();
  await cancel();
  await turn();
  expect(isSubscribed()).toBe(false);
});
