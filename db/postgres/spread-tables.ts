/** Where PostgreSQL has the extension Citus, spreads the shop over its nodes (docs/decisions/122). */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { COPIED, ON_COORDINATOR, REACHED, SPREAD } from './citus-tables.ts';

const existsSchema = z.object({ exists: z.boolean() });
const nameSchema = z.object({ name: z.string() });
const functionSchema = z.object({ signature: z.string(), isOfShopper: z.boolean() });

/** Whether this database is the coordinator of a cluster. */
export async function isCluster(queries: Queries): Promise<boolean> {
  const [found] = await readRows(
    queries,
    existsSchema,
    sql`select exists (select from pg_extension where extname = 'citus') as exists`,
  );
  return found?.exists ?? false;
}

const quoted = (table: string) => `"${table}"`;

/** What places each table; a table goes to the shards of the first, so that one shopper's rows are together. */
function placements(): Map<string, SQL> {
  const [first] = Object.keys(SPREAD);
  const spread = Object.entries(SPREAD).map(([table, column]) => {
    const colocated = table === first ? 'default' : quoted(first ?? '');
    return [
      table,
      sql`select create_distributed_table(${quoted(table)}, ${column}, colocate_with => ${colocated})`,
    ] as const;
  });
  const copied = COPIED.map(
    (table) => [table, sql`select create_reference_table(${quoted(table)})`] as const,
  );
  const reached = REACHED.map(
    (table) =>
      [
        table,
        sql`select citus_add_local_table_to_metadata(${quoted(table)}, cascade_via_foreign_keys => true)`,
      ] as const,
  );
  return new Map([...spread, ...copied, ...reached]);
}

/**
 * Places the tables that are not placed yet, and tells the functions to the nodes: one whose first argument is the
 * shopper runs where that shopper's rows lie. What is told once follows when it is replaced. Does nothing without
 * Citus. The caller holds the migration lock.
 */
export async function spreadTables(queries: Queries): Promise<void> {
  if (!(await isCluster(queries))) return;
  // The reconciliation looks for a line that lies in one shopper's basket and in another's order; a transaction that
  // has read of all shoppers may write what other tables refer to; and what Citus keeps of a statement to
  // plan it no more, it never finds again and never frees. Once: it goes to every node, and a start waits for none.
  await queries.execute(
    sql`do $$ declare
      wanted constant jsonb := '{"citus.enable_repartition_joins": "on", "citus.multi_shard_modify_mode": "sequential",
        "plan_cache_mode": "force_custom_plan"}';
      one record;
    begin
      for one in select key, value from jsonb_each_text(wanted) where current_setting(key) <> value loop
        execute format('alter database %I set %s = %s', current_database(), one.key, one.value);
      end loop;
    end $$`,
  );
  // What is granted in this session is granted on tables that refer to each other.
  await queries.execute(sql`set citus.multi_shard_modify_mode = sequential`);
  const placed = await readRows(
    queries,
    nameSchema,
    sql`select relname as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
      where relnamespace = current_schema()::regnamespace`,
  );
  const isPlaced = new Set(placed.map(({ name }) => name));
  // An older version had copied it to every node.
  const [wasCopied] = await readRows(
    queries,
    nameSchema,
    sql`select undistribute_table(logicalrelid, cascade_via_foreign_keys => true)::text as name from pg_dist_partition
      where logicalrelid = '"user"'::regclass and repmodel = 't'`,
  );
  if (wasCopied)
    for (const name of ['user', 'account', 'passkey', 'session']) isPlaced.delete(name);
  for (const [table, place] of placements()) if (!isPlaced.has(table)) await queries.execute(place);
  const isOfShopper = sql`(coalesce(proargnames[1] = 'shopper_id', false) and proname not in ${[...ON_COORDINATOR]})`;
  const untold = await readRows(
    queries,
    functionSchema,
    sql`select pg_proc.oid::regprocedure::text as signature,
        ${isOfShopper} as "isOfShopper"
      from pg_proc
      where pronamespace = current_schema()::regnamespace and prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass
          and pg_depend.objid = pg_proc.oid and deptype = 'e')
        and not exists (select from pg_catalog.pg_dist_object
          where pg_dist_object.classid = 'pg_proc'::regclass and pg_dist_object.objid = pg_proc.oid
            and (distribution_argument_index is not null
              or not ${isOfShopper}))
      order by 1`,
  );
  for (const { signature, isOfShopper } of untold) {
    await queries.execute(
      isOfShopper
        ? sql`select create_distributed_function(${signature}, 'shopper_id', colocate_with => 'basket_line')`
        : sql`select create_distributed_function(${signature})`,
    );
  }
}
