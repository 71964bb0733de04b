/** A seeded random generator: the same seed gives the same numbers. */

export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  number(): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
  /** An independent generator: unaffected by how many numbers this one has given. */
  fork(name: string): Random;
};

/** FNV-1a: https://datatracker.ietf.org/doc/draft-eastlake-fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** mulberry32, which needs 32 bits of state. */
export function createRandom(seed: number | string): Random {
  let state = hash(String(seed));

  function number(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    number,
    chance: (probability) => number() < probability,
    whole: (least, most) => least + Math.floor(number() * (most - least + 1)),
    pick: (values) => values[Math.floor(number() * values.length)] ?? values[0],
    fork: (name) => createRandom(`${seed}/${name}`),
  };
}
