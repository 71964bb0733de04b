/** The rows of the outbox. */
import { eq } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { mail } from '#db/mail-schema.ts';

/**
 * Moves the mails of a guest to the account that it joins. Deletes and inserts each row: a shard key
 * cannot be updated.
 */
export async function moveMail(tx: Queries, from: string, to: string): Promise<void> {
  const rows = await tx.delete(mail).where(eq(mail.shopper, from)).returning();
  if (rows.length > 0) await tx.insert(mail).values(rows.map((row) => ({ ...row, shopper: to })));
}
