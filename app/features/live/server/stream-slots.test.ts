import { expect, test } from 'vitest';
import { createStreamSlots, STREAM_LIMITS } from './stream-slots.ts';

test('slots are limited by shopper, by network and by process, and can be taken again', () => {
  const { take } = createStreamSlots({ perShopper: 2, perNetwork: 3, perProcess: 4 });
  const first = take('anna', 'one');
  expect(first.full).toBeNull();
  expect(take('anna', 'two').full).toBeNull();
  expect(take('anna', 'three').full).toBe('shopper');
  expect(take('bert', 'one').full).toBeNull();
  expect(take('carl', 'one').full).toBeNull();
  expect(take('dora', 'four').full).toBe('process');
  if (first.full === null) first.release();
  if (first.full === null) first.release();
  expect(take('dora', 'one').full).toBeNull();
  expect(take('dora', 'four').full).toBe('process');
});

test('a made-up shopper for each stream is stopped by the network', () => {
  const { take } = createStreamSlots();
  const made = Array.from({ length: 4_000 }, (_, index) => take(`guest ${index}`, 'one').full);
  expect(made.filter((full) => full === null)).toHaveLength(STREAM_LIMITS.perNetwork);
});
