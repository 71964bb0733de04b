/** Whether a statement waits for another's lock, so that a race has one outcome. */
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Queries } from '#db/database.ts';
import { isCluster } from '#db/postgres/spread-tables.ts';
import { rowsOf } from './rows-of.ts';

/** Resolves once exactly one waits in this database; of a cluster on any of its nodes. */
export function untilOneWaits(queries: Queries): Promise<void> {
  return untilWaiting(queries, 1);
}

/** As untilOneWaits, for so many. */
export async function untilWaiting(queries: Queries, count: number): Promise<void> {
  const waiting = (await isCluster(queries))
    ? sql`select count(distinct waiting_gpid)::int as count from citus_lock_waits`
    : sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => {
    const [row] = await rowsOf<{ count: number }>(queries, waiting);
    if (row?.count !== count) throw new Error(`${row?.count} statements wait, not ${count}.`);
  });
}
