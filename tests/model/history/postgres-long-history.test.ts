/** As postgres-history.test.ts, of other and longer histories. */
import { test } from 'vitest';
import { runHistories } from './run-histories.ts';

test(
  'what a shop owes is what the model says after many weeks in which everything happens',
  () => runHistories({ seed: 3_000, numRuns: 12, maxCommands: 60 }),
  1_800_000,
);
