import { expect, test, vi } from 'vitest';
import { staggeredHeartbeat } from './staggered-heartbeat.ts';

test('each member is called once an interval, at its own offset, until it leaves', () => {
  vi.useFakeTimers();
  const heartbeat = staggeredHeartbeat(6_000, (call: () => void) => call());
  const calls = Array.from({ length: 120 }, () => vi.fn());
  const leave = calls.map((call) => heartbeat.join(call));
  const called = () => calls.filter((call) => call.mock.calls.length > 0).length;
  vi.advanceTimersByTime(600);
  expect(called()).toBe(12);
  vi.advanceTimersByTime(5_400);
  expect(calls.every((call) => call.mock.calls.length === 1)).toBe(true);
  for (const stop of leave) stop();
  vi.advanceTimersByTime(60_000);
  expect(calls.every((call) => call.mock.calls.length === 1)).toBe(true);
  heartbeat.stop();
  vi.useRealTimers();
});
