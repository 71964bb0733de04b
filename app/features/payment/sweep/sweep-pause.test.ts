import { expect, test } from 'vitest';
import { sweepPauseSeconds } from './sweep-pause.ts';

test('a payment is due again after a minute, then twice as long each time, up to six hours', () => {
  const pauses = [0, 1, 2, 8, 9, 1_000].map(sweepPauseSeconds);
  expect(pauses).toEqual([60, 120, 240, 15_360, 21_600, 21_600]);
});
