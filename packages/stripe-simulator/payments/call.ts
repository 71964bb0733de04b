/** What every call that changes something is done with. */
import type { Store } from './database.ts';
import { newId } from './ids.ts';
import type { RecentIntents } from './recent-intents.ts';

/** What all calls of one simulator share. */
export type CallDeps = {
  db: Store;
  recent: RecentIntents;
  /** The types of events that the shop's endpoint listens to; null is all of them. */
  enabledEvents: readonly string[] | null;
  now: () => Date;
  /** Called after a call that recorded events, which are to be delivered. */
  onEvents: () => void;
  /** Called with whatever is answered 500. */
  onError: (error: unknown) => void;
};

/** One call under way. */
export type Call = {
  store: Store;
  recent: RecentIntents;
  now: Date;
  requestId: string;
  idempotencyKey: string | null;
  enabledEvents: readonly string[] | null;
  /** The types of the events that the call has recorded. */
  events: string[];
};

/** Runs one call, and has the events that it recorded delivered. */
export async function runCall<Result>(
  { db, recent, now, enabledEvents, onEvents }: CallDeps,
  work: (call: Call) => Promise<Result>,
  request: Pick<Call, 'requestId' | 'idempotencyKey'> = {
    requestId: newId('req'),
    idempotencyKey: null,
  },
): Promise<Result> {
  const events: string[] = [];
  const result = await work({ store: db, recent, now: now(), ...request, enabledEvents, events });
  if (events.length > 0) onEvents();
  return result;
}

/** A moment in unix seconds, rounded down. */
export function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
