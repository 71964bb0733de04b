/** Reads the history of prices, which a trigger of the product table writes (db/schema/triggers.sql). */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { lowestBefore } from './price-history.ts';

/** A price that changes more often says less. */
const MAX_READ = 200;

const rowSchema = z.object({
  variant: z.string(),
  history: z.array(z.object({ cents: z.number(), fromSeconds: z.number() })),
});

/** The lowest price of each of these variants in the 30 days before its present one began, in cents. */
export async function readLowestBefore(
  queries: Queries,
  variants: readonly string[],
): Promise<Map<string, number>> {
  if (variants.length === 0) return new Map();
  const rows = await readRows(
    queries,
    rowSchema,
    sql`select asked.variant, (
        select coalesce(json_agg(json_build_object('cents', cents, 'fromSeconds', extract(epoch from from_at))
          order by from_at), '[]')
        from (select cents, from_at from price_history where price_history.variant = asked.variant
          order by from_at desc limit ${MAX_READ}) as latest
      ) as history
      from unnest(${sql.param([...variants])}::text[]) as asked (variant)`,
  );
  return new Map(
    rows.flatMap(({ variant, history }) => {
      const lowest = lowestBefore(history);
      return lowest === null ? [] : [[variant, lowest]];
    }),
  );
}
