/** A few histories with every run; postgres-long-history.test.ts tries many more. */
import { test } from 'vitest';
import { runHistories } from './run-histories.ts';

test(
  'what a shop owes, has on its shelf and in its credits is what the model says, whatever happens in weeks',
  () => runHistories({ numRuns: 2, maxCommands: 50 }),
  400_000,
);
