/** One timer for all members, each called once an interval at an offset: no burst for ten thousand streams. */

const SLOTS_PER_INTERVAL = 60;

export function staggeredHeartbeat<Member>(intervalMs: number, beat: (member: Member) => void) {
  const slots = Array.from({ length: SLOTS_PER_INTERVAL }, () => new Set<Member>());
  let joined = 0;
  let now = 0;
  const timer = setInterval(() => {
    now = (now + 1) % SLOTS_PER_INTERVAL;
    for (const member of slots[now] ?? []) beat(member);
  }, intervalMs / SLOTS_PER_INTERVAL);
  // `unref`: the timer keeps no process alive.
  timer.unref();
  return {
    /** Calls `beat` with it once an interval until the returned function is called. */
    join(member: Member): () => void {
      joined += 1;
      const slot = slots[joined % SLOTS_PER_INTERVAL];
      slot?.add(member);
      return () => slot?.delete(member);
    },
    stop: (): void => clearInterval(timer),
  };
}
