/**
 * The events that wait for delivery. Several processes may take from it: an event that is taken
 * is hidden from the others for a while, and comes back if its taker dies.
 */
import { and, asc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { type Database, prepared } from '../payments/database.ts';
import { event } from '../schema.ts';

/** Longer than one attempt may take. */
const LEASE_IN_MS = 60_000;
const BATCH_SIZE = 10;
const FIRST_RETRY_IN_MS = 1_000;
const LONGEST_RETRY_IN_MS = 60 * 60 * 1000;
/** Stripe tries for three days. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
/** Stripe keeps events for thirty days. */
const KEEP_DELIVERED_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** An event that was taken for an attempt; `attempts` counts that one too. */
export type TakenEvent = { id: string; payload: string; createdAt: Date; attempts: number };

/**
 * Nobody waits for the disk: a power cut may undo who took an event and that it was delivered, and then
 * it is delivered again, which may happen to any event.
 */
const isNotWaitedFor = sql`set_config('synchronous_commit', 'off', true)`;

const take = prepared((store) => {
  const due = store
    .select({ id: event.id })
    .from(event)
    .where(lte(event.nextAttemptAt, sql.placeholder('dueAt')))
    .orderBy(asc(event.sequence))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  // An array is made once; joined, the limit might be counted anew for every row.
  return store
    .update(event)
    .set({
      attempts: sql`${event.attempts} + 1`,
      nextAttemptAt: sql`${sql.placeholder('leaseEnd')}`,
    })
    .where(sql`${event.id} = any(array(${due}))`)
    .returning({
      id: event.id,
      payload: event.payload,
      createdAt: event.createdAt,
      attempts: event.attempts,
      isNotWaitedFor,
    })
    .prepare('card_simulator_take_events');
});

/**
 * Takes the oldest events due at `dueAt`, those that nobody else takes; `isAll` says that there were no
 * more of them.
 */
export async function takeDueEvents(
  db: Database,
  dueAt: Date,
  now: Date,
): Promise<{ events: TakenEvent[]; isAll: boolean }> {
  const leaseEnd = new Date(now.getTime() + LEASE_IN_MS).toISOString();
  const events = await take(db).execute({ dueAt, leaseEnd });
  return { events, isAll: events.length < BATCH_SIZE };
}

const deliver = prepared((store) =>
  store
    .update(event)
    .set({
      deliveredAt: sql`${sql.placeholder('now')}`,
      nextAttemptAt: null,
      lastResult: sql`'delivered'`,
    })
    .where(sql`${event.id} = any(${sql.placeholder('ids')}::text[])`)
    .returning({ isNotWaitedFor })
    .prepare('card_simulator_mark_delivered'),
);

/** Notes that the shop answered 2xx. */
export async function markDelivered(db: Database, ids: readonly string[], now: Date) {
  await deliver(db).execute({ ids, now: now.toISOString() });
}

/** Notes that an attempt failed and when the next is due; after three days there is none. */
export async function markFailed(db: Database, taken: TakenEvent, result: string, now: Date) {
  const isTooOld = now.getTime() - taken.createdAt.getTime() > GIVE_UP_AFTER_MS;
  const nextAttemptAt = isTooOld ? null : new Date(now.getTime() + retryDelayMs(taken.attempts));
  await db.update(event).set({ nextAttemptAt, lastResult: result }).where(eq(event.id, taken.id));
}

/** How long to wait after so many attempts: a second, doubling, an hour at most. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_IN_MS * 2 ** (attempts - 1), LONGEST_RETRY_IN_MS);
}

/** Forgets events that were delivered long ago. */
export async function forgetOldEvents(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEEP_DELIVERED_FOR_MS);
  await db.delete(event).where(and(isNotNull(event.deliveredAt), lt(event.createdAt, oldest)));
}
