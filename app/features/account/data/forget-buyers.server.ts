/** Who has bought as a guest is forgotten as the owner of an account is; the books stay (db/functions/account/forget_buyers.sql). */
import { and, isNull, like, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { shopper } from '#db/schema/shop-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';

/** What came of it; all but `forgotten` leave everything as it is. */
const outcomeSchema = z.enum(['forgotten', 'payment_open', 'refund_due']);

/** Forgets these guests, and what stands under the e-mail alone; an empty one is none. */
export const forgetBuyers = sqlFunction<
  [guests: readonly string[], email: string],
  z.infer<typeof outcomeSchema>
>('forget_buyers', 2, outcomeSchema);

/** The guests that have an order with this e-mail, in any case; of whom an account has taken over none. */
export async function findGuests(queries: Queries, email: string): Promise<string[]> {
  const found = await queries
    .selectDistinct({ id: shopper.id })
    .from(orderContact)
    .innerJoin(shopper, sql`${shopper.id} = ${orderContact.shopper}`)
    .where(
      and(
        sql`lower(${orderContact.email}) = lower(${email})`,
        like(shopper.id, 'guest\\_%'),
        isNull(shopper.mergedInto),
      ),
    );
  return found.map(({ id }) => id);
}
