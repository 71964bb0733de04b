/** A pure function that keeps what it has made: for values that are few, and asked for again and again. */

/** So many are kept; one more, and it starts anew. */
const MAX_KNOWN = 20_000;

export function remembered<Key, Value extends object | string>(
  make: (key: Key) => Value,
): typeof make {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    if (known.size === MAX_KNOWN) known.clear();
    known.set(key, value);
    return value;
  };
}
