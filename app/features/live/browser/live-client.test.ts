import { afterEach, expect, test, vi } from 'vitest';
import { liveClient } from './live-client.ts';
import type { LiveEvent } from './live-tabs.ts';

const source = vi.hoisted(() => ({ send: (_: LiveEvent): void => {} }));
vi.mock('./live-stream.ts', () => ({
  openLiveStream(onEvent: (event: LiveEvent) => void) {
    source.send = onEvent;
    return () => {};
  },
}));

afterEach(() => {
  liveClient.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const CUT_OFF: LiveEvent = { name: 'basket', data: '{"shopper":' };

test('an event that one listener cannot read reaches the others, and throws nothing', () => {
  const said = vi.fn();
  vi.stubGlobal('reportError', said);
  vi.stubGlobal('navigator', {});
  liveClient.start();
  const heard: string[] = [];
  const stops = [
    liveClient.on(({ data }) => JSON.parse(data)),
    liveClient.on(({ name }) => heard.push(name)),
  ];
  source.send(CUT_OFF);
  for (const stop of stops) stop();
  expect(heard).toEqual(['basket']);
  expect(said).toHaveBeenCalledTimes(1);
});

test.each([
  ['the lock', () => new EventTarget()],
  [
    'the channel',
    () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  ],
])('a browser that refuses %s of its tabs has a stream of its own', async (_, channel) => {
  const request = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        channel();
      }
      postMessage(): void {}
      close(): void {}
    },
  );
  const heard: string[] = [];
  const stop = liveClient.on(({ name }) => heard.push(name));
  liveClient.start();
  await Promise.resolve();
  await Promise.resolve();
  source.send({ name: 'basket', data: '{}' });
  stop();
  expect(heard).toEqual(['basket']);
});
