import { expect, test } from 'vitest';
import { afterAttempt, PAUSES_SECONDS } from './delivery-attempt.ts';

const failed = { isTaken: false, status: 500, answer: 'Oh no' };

test('there are ten attempts within three days, with growing pauses', () => {
  expect(PAUSES_SECONDS).toHaveLength(9);
  expect(PAUSES_SECONDS.toSorted((one, other) => one - other)).toEqual(PAUSES_SECONDS);
  const hours = PAUSES_SECONDS.reduce((sum, pause) => sum + pause, 0) / 3_600;
  expect(hours).toBeGreaterThan(70);
  expect(hours).toBeLessThanOrEqual(72);
  expect(afterAttempt(1, failed)).toEqual({ state: 'due', pauseSeconds: 10, offBecause: null });
});

test('after the tenth the endpoint is switched off, and the event waits', () => {
  expect(afterAttempt(10, failed)).toMatchObject({
    state: 'due',
    offBecause: '10 tries within three days have failed. The last answer: 500',
  });
});

test('who answers that it has gone is asked no more', () => {
  expect(afterAttempt(1, { ...failed, status: 410 }).offBecause).toMatch(/410/);
});

test('what was taken is delivered', () => {
  const taken = { isTaken: true, status: 204, answer: '' };
  expect(afterAttempt(3, taken)).toEqual({ state: 'delivered', pauseSeconds: 0, offBecause: null });
});
