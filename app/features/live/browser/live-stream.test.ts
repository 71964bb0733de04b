import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveStream } from './live-stream.ts';
import type { LiveEvent } from './live-tabs.ts';

/** EventSource, as far as the stream uses it. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  onerror: () => void = () => {};

  constructor() {
    super();
    sources.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  tell(name: string, data = '{}'): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent(name, { data }));
  }

  fail({ isFinal }: { isFinal: boolean }): void {
    this.readyState = isFinal ? FakeEventSource.CLOSED : 0;
    this.onerror();
  }
}

const snapshot: LiveEvent[] = [{ name: 'basket', data: '"asked"' }];
const sources: FakeEventSource[] = [];
const ask = vi.fn();
let received: LiveEvent[];
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal(
    'fetch',
    ask.mockReset().mockImplementation(async () => Response.json(snapshot)),
  );
  sources.length = 0;
  received = [];
  close = openLiveStream((event) => received.push(event));
});

afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function current(): FakeEventSource {
  const source = sources.at(-1);
  if (!source) throw new Error('No stream was opened');
  return source;
}

const SECOND_IN_MS = 1_000;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND_IN_MS);

test('what the stream tells is heard, and nothing is asked', async () => {
  current().tell('basket', '1');
  await pass(30);
  expect(received).toEqual([{ name: 'basket', data: '1' }]);
  expect(ask).not.toHaveBeenCalled();
  expect(sources).toHaveLength(1);
});

test('a stream that fails again and again is helped out by asking, and still tried', async () => {
  for (let tries = 0; tries < 12; tries += 1) {
    current().fail({ isFinal: false });
    await pass(0.5);
  }
  expect(received[0]).toEqual(snapshot[0]);
  expect(sources.length).toBeGreaterThan(1);
  await pass(60);
  expect(ask.mock.calls.length).toBeGreaterThan(10);
});

test('a stream that is lost is opened again soon, whatever the browser would wait', async () => {
  current().tell('basket');
  current().fail({ isFinal: false });
  await pass(0.5);
  expect(sources).toHaveLength(2);
  current().fail({ isFinal: false });
  await pass(0.5);
  expect(sources).toHaveLength(3);
  expect(sources.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED)).toEqual([
    current(),
  ]);
});

test('a stream that the browser gives up is helped out at once and opened again soon', async () => {
  current().fail({ isFinal: true });
  await pass(0);
  expect(received).toEqual(snapshot);
  await pass(0.5);
  expect(sources).toHaveLength(2);
});

test('nothing is asked any more once the stream is back', async () => {
  current().fail({ isFinal: true });
  await pass(1);
  current().tell('basket', '2');
  ask.mockClear();
  await pass(30);
  expect(ask).not.toHaveBeenCalled();
});

test('the pauses between tries grow to a minute', async () => {
  const pausesMs: number[] = [];
  for (let tries = 0; tries < 9; tries += 1) {
    const failedMs = Date.now();
    current().fail({ isFinal: true });
    const known = sources.length;
    while (sources.length === known) await pass(0.5);
    pausesMs.push(Date.now() - failedMs);
  }
  expect(pausesMs).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test('a stream that says nothing at all, as behind a proxy that holds it back, is helped out', async () => {
  await pass(4);
  expect(received).toEqual(snapshot);
});

test('a stream that falls silent is opened anew; a heartbeat is enough to keep it', async () => {
  current().tell('basket');
  await pass(30);
  current().tell('heartbeat', 'null');
  await pass(30);
  expect(sources).toHaveLength(1);
  await pass(11);
  expect(sources).toHaveLength(2);
});

test('a page that nobody sees asks nothing', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  current().fail({ isFinal: true });
  await pass(60);
  expect(ask).not.toHaveBeenCalled();
});

test.each([true, false])('nothing goes on after it is closed (given up: %s)', async (isFinal) => {
  current().fail({ isFinal });
  close();
  ask.mockClear();
  await pass(120);
  expect(ask).not.toHaveBeenCalled();
  expect(sources).toHaveLength(1);
});
