/** Rate limits that all processes share: a count a caller and window. */
import { lt, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { callRate } from '#db/schema.ts';
import type { RateLimit } from './rate-limit.ts';

const count = prepared((queries) => {
  const windowEnd = sql`now() + make_interval(secs => ${sql.placeholder('windowSeconds')})`;
  const isOver = sql`${callRate.windowEndsAt} <= now()`;
  return queries
    .insert(callRate)
    .values({ key: sql.placeholder('key'), count: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: callRate.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${callRate.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEnd} else ${callRate.windowEndsAt} end`,
      },
    })
    .returning({
      // The caller need not wait for the disk: a count may be lost with the power, a payment may not.
      commit: sql`set_config('synchronous_commit', 'off', true)`,
      count: callRate.count,
      waitSeconds: sql<number>`ceil(extract(epoch from ${callRate.windowEndsAt} - now()))::int`,
    })
    .prepare('count_call');
});

/** Counts one call; the seconds to wait when that was one too many, else 0. */
export async function countCall(
  queries: Queries,
  key: string,
  { windowSeconds, most }: RateLimit,
): Promise<number> {
  const [row] = await count(queries).execute({ key, windowSeconds });
  return row && row.count > most ? Math.max(row.waitSeconds, 1) : 0;
}

/** Forgets callers who have not called for a while. */
export async function forgetOldCalls(queries: Queries): Promise<void> {
  await queries.delete(callRate).where(lt(callRate.windowEndsAt, sql`now() - interval '1 hour'`));
}
