/** A semaphore: limits concurrency, first come, first served. */

export type Semaphore = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function createSemaphore(most: number): Semaphore {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (inside < most) inside += 1;
    // Hands the permit to the next in the queue.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
