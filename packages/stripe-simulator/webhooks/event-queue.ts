/**
 * The queue of events to deliver. Several processes may work on it: an event is leased to one of them,
 * and due again when the lease ends without a result.
 */
import { and, asc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { prepared, type Store } from '../payments/database.ts';
import { event } from '../schema.ts';

/** Longer than the timeout of an attempt. */
const LEASE_IN_MS = 60_000;
const BATCH_SIZE = 50;
const MIN_RETRY_DELAY_IN_MS = 1_000;
const MAX_RETRY_DELAY_IN_MS = 60 * 60 * 1000;
/** Three days, as at Stripe. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
/** Thirty days, as at Stripe. */
const DELIVERED_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** An event that is leased for an attempt; `attempts` counts that one too. */
export type LeasedEvent = { id: string; payload: string; createdAt: Date; attempts: number };

/**
 * Commits without waiting for the disk: a power cut may undo a lease or a delivery, and the event is
 * delivered again, which may happen to any event.
 */
const asynchronousCommit = sql`set_config('synchronous_commit', 'off', true)`;

const lease = prepared((store) => {
  const due = store
    .select({ id: event.id })
    .from(event)
    .where(lte(event.nextAttemptAt, sql.placeholder('dueAt')))
    .orderBy(asc(event.sequence))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  // As an array the subquery runs once; as a join it might run for every row.
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
      asynchronousCommit,
    })
    .prepare('card_simulator_lease_events');
});

/** Leases the oldest events due at `dueAt` that are not leased; `isAll` if no more are due. */
export async function leaseDueEvents(
  db: Store,
  dueAt: Date,
  now: Date,
): Promise<{ events: LeasedEvent[]; isAll: boolean }> {
  const leaseEnd = new Date(now.getTime() + LEASE_IN_MS).toISOString();
  const events = await lease(db).execute({ dueAt, leaseEnd });
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
    .returning({ asynchronousCommit })
    .prepare('card_simulator_mark_delivered'),
);

/** Records that the shop answered 2xx. */
export async function markDelivered(db: Store, ids: readonly string[], now: Date) {
  await deliver(db).execute({ ids, now: now.toISOString() });
}

/** Records that an attempt failed and when the next is due; after three days there is none. */
export async function markFailed(db: Store, leased: LeasedEvent, result: string, now: Date) {
  const isTooOld = now.getTime() - leased.createdAt.getTime() > GIVE_UP_AFTER_MS;
  const nextAttemptAt = isTooOld ? null : new Date(now.getTime() + retryDelayMs(leased.attempts));
  await db.update(event).set({ nextAttemptAt, lastResult: result }).where(eq(event.id, leased.id));
}

/** How long to wait after so many attempts: a second, doubling, an hour at most. */
export function retryDelayMs(attempts: number): number {
  return Math.min(MIN_RETRY_DELAY_IN_MS * 2 ** (attempts - 1), MAX_RETRY_DELAY_IN_MS);
}

/** Deletes events that were delivered thirty days ago. */
export async function deleteOldEvents(db: Store, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - DELIVERED_RETENTION_MS);
  await db.delete(event).where(and(isNotNull(event.deliveredAt), lt(event.createdAt, oldest)));
}
