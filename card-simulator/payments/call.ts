/** What every call that changes something is done with. */
import type { Store } from './database.ts';

/** One call under way. `store` is its transaction: nothing else may be queried meanwhile. */
export type Call = {
  store: Store;
  now: Date;
  requestId: string;
  idempotencyKey: string | null;
  /** The types of events that the shop's endpoint listens to; null is all of them. */
  enabledEvents: readonly string[] | null;
};

/** A moment in unix seconds, rounded down. */
export function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
