/**
 * The intents that this simulator has lately made, as they were then: a confirmation is decided on that first.
 * Its write does nothing if the row has changed since (xmin), and then the row is read.
 */
import type { IntentSnapshot } from './intent-rows.ts';

/** Bounded to the purchases of a few seconds; evicts the oldest first. */
const MAX_INTENTS = 1_000;

export type RecentIntents = {
  add(intent: IntentSnapshot): void;
  /** The intent as it was made, once: whoever takes it is about to change it. */
  take(id: string): IntentSnapshot | null;
};

export function createRecentIntents(maxIntents = MAX_INTENTS): RecentIntents {
  const intents = new Map<string, IntentSnapshot>();
  return {
    add(intent) {
      intents.set(intent.row.id, intent);
      const [oldest] = intents.keys();
      if (intents.size > maxIntents && oldest !== undefined) intents.delete(oldest);
    },
    take(id) {
      const intent = intents.get(id) ?? null;
      intents.delete(id);
      return intent;
    },
  };
}
