/**
 * As `make`, but whoever asks for what is under way already waits for that: nothing is kept, and a failure is told to all
 * who wait.
 */
export function shareUnderWay<Value>(
  make: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (key) => {
    const known = underWay.get(key);
    if (known) return known;
    const made = make(key).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}
