/** What every call that changes something is done with. */
import type { Store } from './database.ts';

/** One call under way. */
export type Call = {
  /** The transaction of a call with a key: nothing else may be queried meanwhile. */
  store: Store;
  now: Date;
  requestId: string;
  idempotencyKey: string | null;
  /** The types of events that the shop's endpoint listens to; null is all of them. */
  enabledEvents: readonly string[] | null;
  /** The types of the events that the call has made: after it they are to be delivered. */
  events: string[];
};

/** A moment in unix seconds, rounded down. */
export function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
