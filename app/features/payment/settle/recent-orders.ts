/**
 * The intents that this process has lately made orders of. An order never changes, so an event that such
 * an intent is paid needs no look at the database.
 */

/** Bounded to the purchases of a few seconds; the oldest leaves first. */
const MAX_INTENTS = 1_000;

export function createRecentOrders(maxIntents = MAX_INTENTS) {
  const intents = new Set<string>();
  return {
    add(intent: string): void {
      intents.add(intent);
      const [oldest] = intents;
      if (intents.size > maxIntents && oldest !== undefined) intents.delete(oldest);
    },
    has: (intent: string): boolean => intents.has(intent),
  };
}
