/** Guests who have bought nothing are forgotten, with their baskets, when they stay away. */
import { lte, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { shopper } from '#db/schema/shop-schema.ts';
import { nothing, sqlFunction } from '#db/sql-function.ts';

/** From the last change of the basket; db/schema/shop-schema.ts has it as the first due time of a new shopper. */
export const GUEST_KEPT_DAYS = 30;

const BATCH = 500;

/** One sweep looks at 5,000 shoppers; what it leaves is the next one's. */
const MAX_BATCHES = 10;

const forgetGuest = sqlFunction<[shopper: string, keptDays: number], void>(
  'forget_guest',
  2,
  nothing,
);

/** Forgets the guests that are due. */
export async function forgetGuests(queries: Queries): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const due = await queries
      .select({ id: shopper.id })
      .from(shopper)
      .where(lte(shopper.forgetDueAt, sql`now()`))
      .orderBy(shopper.forgetDueAt)
      .limit(BATCH);
    for (const { id } of due) await forgetGuest(queries, id, GUEST_KEPT_DAYS);
    if (due.length < BATCH) return;
  }
}
