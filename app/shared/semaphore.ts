/** Lets few through at a time; the others wait in the order in which they came. */

export type Gate = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function createGate(most: number): Gate {
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
