/** Work that repeats in the background until the shop stops. */
import { setTimeout as pause } from 'node:timers/promises';

export type Repeating = {
  /** Starts no further round and waits for the one under way, so long at most. */
  stop(graceMs: number): Promise<void>;
};

/** Does `work` at once and then `pauseMs` after each round; `onError` is called with the error of a failed round. */
export function repeat(
  work: () => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): Repeating {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  function begin(): void {
    round = work()
      .then(() => {}, onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(begin, pauseMs);
      });
  }

  begin();
  return {
    async stop(graceMs) {
      isStopped = true;
      clearTimeout(timer);
      const grace = new AbortController();
      const { signal } = grace;
      await Promise.race([round, pause(graceMs, undefined, { signal }).catch(() => {})]);
      grace.abort();
    },
  };
}
