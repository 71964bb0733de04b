/** One timer that calls each of its members once an interval, spread over it: no burst for ten thousand streams. */

const TURNS_PER_ROUND = 60;

export type StaggeredHeartbeat = {
  /** Calls it once a round until the returned function is called. */
  join(call: () => void): () => void;
  stop(): void;
};

export function staggeredHeartbeat(roundMs: number): StaggeredHeartbeat {
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
