/**
 * Work on many rows in steps that are short whatever a row costs: the embedded database runs on the event
 * loop, where nobody is served during a statement.
 */
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

const GOAL_MS = 20;
const FIRST_ROWS = 10;
const MOST_GROWTH = 2;

/** What a statement costs whatever its rows does not become less with fewer of them. */
const FEWEST_ROWS = 4;

export type Pace = {
  /** Does the next step with at most `rows` rows, then lets other work go on. */
  step<Value>(work: (rows: number) => Promise<Value>): Promise<Value>;
};

/** Milliseconds in which the event loop was kept: waiting for another process, such as PostgreSQL, is none. */
function eventLoopMs(): number {
  return performance.eventLoopUtilization().active;
}

/** `mostRows` is the most of a step. `busyMs` counts the milliseconds of work since some moment. */
export function createPace(mostRows: number, busyMs = eventLoopMs): Pace {
  let rows = Math.min(FIRST_ROWS, mostRows);
  return {
    async step(work) {
      const startMs = busyMs();
      const value = await work(rows);
      const growth = Math.min(MOST_GROWTH, GOAL_MS / Math.max(busyMs() - startMs, 1));
      rows = Math.min(mostRows, Math.max(FEWEST_ROWS, Math.floor(rows * growth)));
      await nextTurn();
      return value;
    },
  };
}
