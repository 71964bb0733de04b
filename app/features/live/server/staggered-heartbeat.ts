/** One timer for all members, each called once an interval at an offset: no burst for ten thousand streams. */

const SLOTS_PER_INTERVAL = 60;

export function staggeredHeartbeat(intervalMs: number) {
  const slots = Array.from({ length: SLOTS_PER_INTERVAL }, () => new Set<() => void>());
  let joined = 0;
  let now = 0;
  const timer = setInterval(() => {
    now = (now + 1) % SLOTS_PER_INTERVAL;
    for (const call of slots[now] ?? []) call();
  }, intervalMs / SLOTS_PER_INTERVAL);
  // `unref`: the timer keeps no process alive.
  timer.unref();
  return {
    /** Calls `call` once an interval until the returned function is called. */
    join(call: () => void): () => void {
      joined += 1;
      const slot = slots[joined % SLOTS_PER_INTERVAL];
      slot?.add(call);
      return () => slot?.delete(call);
    },
    stop: (): void => clearInterval(timer),
  };
}
