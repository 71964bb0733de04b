import { setTimeout as pause } from 'node:timers/promises';

/** Whether it has settled, one way or the other, after so long at most; leaves no timer behind. Server only. */
export async function settlesWithin(maxMs: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = pause(maxMs, false, { signal: timer.signal }).catch(() => false);
  const settled = work.then(
    () => true,
    () => true,
  );
  const isSettled = await Promise.race([settled, late]);
  timer.abort();
  return isSettled;
}
