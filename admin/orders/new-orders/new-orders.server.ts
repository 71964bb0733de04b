/** Orders that have come in since somebody looked. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { MAX_NEW_ORDERS } from './new-orders-title.ts';

/** `seconds` is the database's time, by which the next reading is to ask. */
const newOrdersSchema = z.object({ count: z.number(), seconds: z.number() });

export type NewOrders = z.infer<typeof newOrdersSchema>;

/** Orders that were placed after this time, 0 for ever, and that nobody has packed; no more than a hundred are counted. */
export async function countNewOrders(
  queries: Queries,
  sinceSeconds: number | null,
): Promise<NewOrders> {
  const [row] = await readRows(
    queries,
    newOrdersSchema,
    sql`select extract(epoch from now())::float8 as seconds, (
        select count(*)::int from (
          select 1 from order_status
          where state = 'placed' and since > to_timestamp(${sinceSeconds}::float8)
          order by since limit ${MAX_NEW_ORDERS + 1}
        ) as placed
      ) as count`,
  );
  return row ?? { count: 0, seconds: 0 };
}
