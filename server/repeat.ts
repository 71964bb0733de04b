/** Work that repeats in the background until the shop stops. */

export type Repeating = {
  /** Starts no further round and waits for the one under way. */
  stop(): Promise<void>;
};

/** Does `work` at once and then `pauseMs` after each round; `onError` hears of a failed round. */
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
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
