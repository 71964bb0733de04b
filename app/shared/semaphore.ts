/** Lets few through at a time; the others wait in the order in which they came. */

export type Semaphore = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function createSemaphore(most: number): Semaphore {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (inside < most) inside += 1;
    // Whoever leaves hands the place on.
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
