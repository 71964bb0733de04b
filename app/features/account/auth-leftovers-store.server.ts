/** What Better Auth leaves behind: it asks about rows that nobody needs any more, but deletes none. */
import { lt, sql } from 'drizzle-orm';
import { rateLimit, session } from '#db/auth-schema.ts';
import type { Queries } from '#db/database.ts';

/** Longer than any of its windows. */
const RATE_KEPT_MS = 86_400_000;

/** Forgets sessions that have ended, and addresses that have not signed in for a day. */
export async function forgetAuthLeftovers(queries: Queries): Promise<void> {
  await queries.delete(session).where(lt(session.expiresAt, sql`now()`));
  await queries.delete(rateLimit).where(lt(rateLimit.lastRequest, Date.now() - RATE_KEPT_MS));
}
