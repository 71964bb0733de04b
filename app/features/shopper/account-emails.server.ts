/** The e-mails of accounts, for who has read what is theirs: on a cluster that lies elsewhere, and is joined to nothing. */
import { inArray } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { user } from '#db/schema/auth-schema.ts';
import { isGuestId } from './guest-secret.server.ts';

/** By shopper; a guest has none, nor has an account that is gone. */
export async function readAccountEmails(
  queries: Queries,
  shoppers: readonly string[],
): Promise<Map<string, string>> {
  const accounts = [...new Set(shoppers)].filter((shopper) => !isGuestId(shopper));
  if (accounts.length === 0) return new Map();
  const rows = await queries
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(inArray(user.id, accounts));
  return new Map(rows.map(({ id, email }) => [id, email]));
}
