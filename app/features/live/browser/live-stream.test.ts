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

  emit(name: string, data = '{}'): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent(name, { data }));
  }

  fail({ isFinal }: { isFinal: boolean }): void {
    this.readyState = isFinal ? FakeEventSource.CLOSED : 0;
    this.onerror();
  }
}

const snapshot: LiveEvent[] = [{ name: 'basket', data: '"polled"' }];
const sources: FakeEventSource[] = [];
const poll = vi.fn();
let received: LiveEvent[];
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal(
    'fetch',
    poll.mockReset().mockImplementation(async () => Response.json(snapshot)),
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

test('the events of the stream are received, and nothing is polled', async () => {
  current().emit('basket', '1');
  await pass(30);
  expect(received).toEqual([{ name: 'basket', data: '1' }]);
  expect(poll).not.toHaveBeenCalled();
  expect(sources).toHaveLength(1);
});

test('polling replaces a stream that fails again and again, and the stream is still retried', async () => {
  for (let tries = 0; tries < 12; tries += 1) {
    current().fail({ isFinal: false });
    await pass(0.5);
  }
  expect(received[0]).toEqual(snapshot[0]);
  expect(sources.length).toBeGreaterThan(1);
  await pass(60);
  expect(poll.mock.calls.length).toBeGreaterThan(10);
});

test('a lost stream reconnects soon, whatever the browser would wait', async () => {
  current().emit('basket');
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

test('when the browser gives a stream up, polling begins at once and the stream reconnects soon', async () => {
  current().fail({ isFinal: true });
  await pass(0);
  expect(received).toEqual(snapshot);
  await pass(0.5);
  expect(sources).toHaveLength(2);
});

test('polling ends once the stream is back', async () => {
  current().fail({ isFinal: true });
  await pass(1);
  current().emit('basket', '2');
  poll.mockClear();
  await pass(30);
  expect(poll).not.toHaveBeenCalled();
});

test('the backoff between retries grows to a minute', async () => {
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

test('polling begins when a stream sends nothing, as behind a proxy that buffers it', async () => {
  await pass(4);
  expect(received).toEqual(snapshot);
});

test('a stream that falls silent reconnects; a heartbeat is enough to keep it open', async () => {
  current().emit('basket');
  await pass(30);
  current().emit('heartbeat', 'null');
  await pass(30);
  expect(sources).toHaveLength(1);
  await pass(11);
  expect(sources).toHaveLength(2);
});

test('a hidden page does not poll', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  current().fail({ isFinal: true });
  await pass(60);
  expect(poll).not.toHaveBeenCalled();
});

test.each([true, false])('nothing goes on after it is closed (given up: %s)', async (isFinal) => {
  current().fail({ isFinal });
  close();
  poll.mockClear();
  await pass(120);
  expect(poll).not.toHaveBeenCalled();
  expect(sources).toHaveLength(1);
});
