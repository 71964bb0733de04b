/** Tables for one import or one preview, which each drops that is a day older. */
import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';

const tableSchema = z.object({ name: z.string() });

const MAX_AGE_SECONDS = 24 * 60 * 60;

/** Where they lie, apart from what is the shop's (db/schema/staging.sql). */
export function stagingTable(name: string): SQL {
  return sql`${sql.identifier('staging')}.${sql.identifier(name)}`;
}

/** The tables of processes that were killed, and previews that nobody applied, by the time in their names. */
async function dropAbandoned(queries: Queries, prefix: string, nowSeconds: number): Promise<void> {
  const found = await readRows(
    queries,
    tableSchema,
    sql`select tablename as name from pg_tables where schemaname = 'staging' and starts_with(tablename, ${prefix})`,
  );
  for (const { name } of found) {
    const madeSeconds = Number(name.slice(prefix.length).split('_')[0]);
    if (!(nowSeconds - madeSeconds > MAX_AGE_SECONDS)) continue;
    await queries.execute(sql`drop table if exists ${stagingTable(name)}`);
  }
}

/** A name that no table has, `prefix`, the time and a random number; old tables with the prefix are dropped. */
export async function nameStagingTable(queries: Queries, prefix: string): Promise<string> {
  const nowSeconds = Math.floor(Date.now() / 1000);
  await dropAbandoned(queries, prefix, nowSeconds);
  return `${prefix}${nowSeconds}_${randomBytes(4).toString('hex')}`;
}
