/** Better Auth ends sessions but deletes only those that somebody still sends. */
import { lt, sql } from 'drizzle-orm';
import { session } from '#db/auth-schema.ts';
import type { Queries } from '#db/database.ts';

/** Deletes the sessions that have expired. */
export async function deleteExpiredSessions(queries: Queries): Promise<void> {
  await queries.delete(session).where(lt(session.expiresAt, sql`now()`));
}
