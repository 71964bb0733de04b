/**
 * Work on many rows in steps that are short whatever a row costs: the embedded database runs on the event
 * loop, where nobody is served during a statement.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

const GOAL_MS = 30;
const FIRST_ROWS = 10;
const MOST_GROWTH = 2;

export type Pace = {
  /** Does the next step with at most `rows` rows, then lets other work go on. */
  step<Value>(work: (rows: number) => Promise<Value>): Promise<Value>;
};

/** `mostRows` is the most of a step. `now` is in milliseconds. */
export function createPace(mostRows: number, now = () => performance.now()): Pace {
  let rows = Math.min(FIRST_ROWS, mostRows);
  return {
    async step(work) {
      const startMs = now();
      const value = await work(rows);
      const growth = Math.min(MOST_GROWTH, GOAL_MS / Math.max(now() - startMs, 1));
      rows = Math.min(mostRows, Math.max(1, Math.floor(rows * growth)));
      await nextTurn();
      return value;
    },
  };
}
