import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the work is done at once and then again after each pause', async () => {
  const work = vi.fn(async () => {});
  const repeating = repeat(work, 1000, () => {});
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2500);
  expect(work).toHaveBeenCalledTimes(3);
  await repeating.stop(60_000);
});

test('a round that takes long is not overtaken by the next', async () => {
  const work = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 5000)));
  const repeating = repeat(work, 1000, () => {});
  await vi.advanceTimersByTimeAsync(5999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  const stopped = repeating.stop(60_000);
  await vi.advanceTimersByTimeAsync(5000);
  await stopped;
});

test('a round that fails is reported, and does not stop the next', async () => {
  const errors: unknown[] = [];
  const failure = new Error('It failed');
  const work = vi.fn(() => Promise.reject(failure));
  const repeating = repeat(work, 1000, (error) => errors.push(error));
  await vi.advanceTimersByTimeAsync(1000);
  expect(errors).toEqual([failure, failure]);
  await repeating.stop(60_000);
});

test('nothing begins after it was stopped', async () => {
  const work = vi.fn(async () => {});
  const repeating = repeat(work, 1000, () => {});
  await repeating.stop(60_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('stopping waits for a round under way, but not for ever', async () => {
  vi.useRealTimers();
  const repeating = repeat(
    () => new Promise(() => {}),
    1000,
    () => {},
  );
  const startMs = performance.now();
  await repeating.stop(50);
  expect(performance.now() - startMs).toBeLessThan(2000);
});
