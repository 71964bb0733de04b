/** How many streams read at a time. One that waits keeps no promise: after a gap every open stream waits. */

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
