/** One timer that calls many in turn, each once a round: cheap for ten thousand, and never a burst. */

const TURNS_PER_ROUND = 60;

export type LiveRounds = {
  /** Calls it once a round until the returned function is called. */
  join(call: () => void): () => void;
  stop(): void;
};

export function startRounds(roundMs: number): LiveRounds {
  const turns = Array.from({ length: TURNS_PER_ROUND }, () => new Set<() => void>());
  let joined = 0;
  let now = 0;
  const timer = setInterval(() => {
    now = (now + 1) % TURNS_PER_ROUND;
    for (const call of turns[now] ?? []) call();
  }, roundMs / TURNS_PER_ROUND);
  // It keeps no process alive: without anybody to call there is nothing to do.
  timer.unref();
  return {
    join(call) {
      joined += 1;
      const turn = turns[joined % TURNS_PER_ROUND];
      turn?.add(call);
      return () => turn?.delete(call);
    },
    stop: () => clearInterval(timer),
  };
}
