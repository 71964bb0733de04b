/** Better Auth deletes an expired session only when a client still sends it; this deletes the rest. */
import { lt, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { session } from '#db/schema/auth-schema.ts';

/** Deletes expired sessions. */
export async function deleteExpiredSessions(queries: Queries): Promise<void> {
  await queries.delete(session).where(lt(session.expiresAt, sql`now()`));
}
