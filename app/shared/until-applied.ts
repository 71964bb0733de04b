/** Optimistic concurrency: read, decide, and write only if nothing has changed since the read. */

/** The result of an attempt whose write was not applied. */
export const CHANGED = Symbol('changed since it was read');

/** Each failed attempt means that another writer succeeded: more than this is a bug. */
const MAX_ROUNDS = 20;

/** Retries a round until it returns something else than `CHANGED`; null after too many. */
export async function untilApplied<Value>(
  round: () => Promise<Value | typeof CHANGED>,
): Promise<Value | null> {
  for (let count = 0; count < MAX_ROUNDS; count += 1) {
    const outcome = await round();
    if (outcome !== CHANGED) return outcome;
  }
  return null;
}
