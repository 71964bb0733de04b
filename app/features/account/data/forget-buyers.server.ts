/** Who has bought as a guest is forgotten as the owner of an account is; the books stay (db/functions/account/forget_buyers.sql). */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { sqlFunction } from '#db/sql-function.ts';

/** What came of it; all but `forgotten` leave everything as it is. */
const outcomeSchema = z.enum(['forgotten', 'payment_open', 'refund_due']);

/** Forgets these guests, and what stands under the e-mail alone; an empty one is none. */
export const forgetBuyers = sqlFunction<
  [guests: readonly string[], email: string],
  z.infer<typeof outcomeSchema>
>('forget_buyers', 2, outcomeSchema);

/**
 * The guests that have given this e-mail, in any case, or for whom staff has begun an order with it; of whom an account has
 * taken over none.
 */
export async function findGuests(queries: Queries, email: string): Promise<string[]> {
  const named = (table: string) =>
    sql`select shopper from ${sql.identifier(table)} where lower(email) = lower(${email})`;
  const found = await readRows(
    queries,
    z.object({ id: z.string() }),
    sql`select id from shopper where id like 'guest\\_%' and merged_into is null and id in (
      ${sql.join(['order_contact', 'payment', 'checkout', 'draft_order'].map(named), sql` union `)})`,
  );
  return found.map(({ id }) => id);
}
