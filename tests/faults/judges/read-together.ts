/** What the judges read of a cluster, whose statements may join any tables. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { SPREAD } from '#db/postgres/citus-tables.ts';
import { isCluster } from '#db/postgres/spread-tables.ts';

/** Where shoppers are spread over nodes, `read` sees copies of their tables, which end with it. */
export async function readTogether<Value>(
  queries: Queries,
  read: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  if (!(await isCluster(queries))) return read(queries);
  return queries.transaction(async (tx) => {
    for (const table of Object.keys(SPREAD)) {
      const name = sql.identifier(table);
      // With its keys, by which statements group.
      await tx.execute(
        sql`create temp table ${name} (like public.${name} including indexes) on commit drop`,
      );
      await tx.execute(sql`insert into ${name} select * from public.${name}`);
    }
    return read(tx);
  });
}
