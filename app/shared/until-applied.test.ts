import { expect, test } from 'vitest';
import { CHANGED, untilApplied } from './until-applied.ts';

test('a round is repeated until it is applied', async () => {
  const outcomes = [CHANGED, CHANGED, 'applied', 'never read'] as const;
  let rounds = 0;
  expect(await untilApplied(async () => outcomes[rounds++] ?? CHANGED)).toBe('applied');
  expect(rounds).toBe(3);
});

test('rounds that are never applied end', async () => {
  let rounds = 0;
  const outcome = await untilApplied(async () => {
    rounds += 1;
    return CHANGED;
  });
  expect(outcome).toBeNull();
  expect(rounds).toBe(20);
});
