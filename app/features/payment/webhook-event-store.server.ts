/** The provider's events whose work is done, each recorded once with that work. */
import { lt, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { webhookEvent } from '#db/schema.ts';

/** Longer than any provider sends an event again. */
const KEPT = sql`now() - interval '30 days'`;

export async function recordEvent(tx: Queries, shopper: string, event: string): Promise<void> {
  await tx.insert(webhookEvent).values({ shopper, event }).onConflictDoNothing();
}

export async function forgetOldEvents(queries: Queries): Promise<void> {
  await queries.delete(webhookEvent).where(lt(webhookEvent.receivedAt, KEPT));
}
