/** Semaphores: limit concurrency. Whoever finds no place waits, and is let in by an order. */

export type Semaphore = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Those who wait, and whose turn is next. */
export type Waiting<Who> = {
  add(who: Who, letIn: () => void): void;
  take(): (() => void) | undefined;
};

/** A semaphore that is told whose work it is; who waits is let in as `waiting` has it. */
export function createTurns<Who>(
  most: number,
  waiting: Waiting<Who>,
): <Value>(who: Who, work: () => Promise<Value>) => Promise<Value> {
  let inside = 0;
  return async (who, work) => {
    if (inside < most) inside += 1;
    // Hands the permit to the next.
    else await new Promise<void>((letIn) => waiting.add(who, letIn));
    try {
      return await work();
    } finally {
      const letIn = waiting.take();
      if (letIn) letIn();
      else inside -= 1;
    }
  };
}

/** First come, first served. */
export function createSemaphore(most: number): Semaphore {
  const waiting: (() => void)[] = [];
  const inTurn = createTurns<null>(most, {
    add: (_who, letIn) => void waiting.push(letIn),
    take: () => waiting.shift(),
  });
  return (work) => inTurn(null, work);
}
