/** One timer for all members, each called once an interval at an offset: no burst for ten thousand streams. */

const TURNS_PER_ROUND = 60;

export type StaggeredHeartbeat = {
  /** Calls `member` once an interval until the returned function is called. */
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
  // `unref`: the timer keeps no process alive.
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
