/** So many works at a time; who waits for a turn costs no promise, since after a gap that is every open stream. */

/** Does the work when its turn comes: first come, first served. `work` never rejects. */
export type ReadingTurns = (work: () => Promise<void>) => void;

export function createReadingTurns(most: number): ReadingTurns {
  const waiting: (() => Promise<void>)[] = [];
  let working = 0;

  async function workFrom(first: () => Promise<void>): Promise<void> {
    working += 1;
    for (let work: typeof first | undefined = first; work; work = waiting.shift()) await work();
    working -= 1;
  }

  return (work) => {
    if (working < most) void workFrom(work);
    else waiting.push(work);
  };
}
