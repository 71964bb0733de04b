/** The provider's events whose work is done, each recorded once with that work. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { ownerToday } from '#app/features/shopper/shopper-store.server.ts';
import type { Queries } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { payment, webhookEvent } from '#db/schema.ts';

/** Longer than any provider sends an event again. */
const KEPT = sql`now() - interval '30 days'`;

export async function recordEvent(tx: Queries, shopper: string, event: string): Promise<void> {
  await tx.insert(webhookEvent).values({ shopper, event }).onConflictDoNothing();
}

const insertIfOrdered = prepared((queries) => {
  const event = sql`${sql.placeholder('event')}::text`;
  return queries
    .insert(webhookEvent)
    .select(
      queries
        .select({
          shopper: payment.shopper,
          event: sql<string>`${event}`.as('event'),
          receivedAt: sql<Date>`now()`.as('received_at'),
        })
        .from(payment)
        .where(
          and(
            eq(payment.shopper, ownerToday(sql.placeholder('shopper'))),
            eq(payment.intent, sql.placeholder('intent')),
            eq(payment.state, 'ordered'),
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [webhookEvent.shopper, webhookEvent.event],
      set: { event: sql`excluded.event` },
    })
    .returning({
      // The order that it tells of is on the disk; that it was told may be lost with the power.
      commit: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .prepare('record_event_of_order');
});

/**
 * Records an event about an intent that has become an order of this shopper's, or of the account that
 * the guest has joined: there is nothing left to do for it. False, with nothing recorded, for any other.
 */
export async function recordEventOfOrder(
  queries: Queries,
  told: { shopper: string; intent: string; event: string },
): Promise<boolean> {
  return (await insertIfOrdered(queries).execute(told)).length > 0;
}

export async function forgetOldEvents(queries: Queries): Promise<void> {
  await queries.delete(webhookEvent).where(lt(webhookEvent.receivedAt, KEPT));
}
