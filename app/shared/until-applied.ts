/** Read, decide, write: the write is applied only if nothing has changed since the read. */

/** A round whose write was not applied. */
export const CHANGED = Symbol('changed since it was read');

/** Each round that is not applied means that another writer was: more than this is a fault. */
const MAX_ROUNDS = 20;

/**
 * Repeats a round of reading, deciding and writing until it gives something else than `CHANGED`; null
 * after so many rounds that something must be wrong.
 */
export async function untilApplied<Value>(
  round: () => Promise<Value | typeof CHANGED>,
): Promise<Value | null> {
  for (let count = 0; count < MAX_ROUNDS; count += 1) {
    const outcome = await round();
    if (outcome !== CHANGED) return outcome;
  }
  return null;
}
