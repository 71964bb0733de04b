/** What the shop's role may do where another one owns the tables (DATABASE_MIGRATION_URL): read and write rows. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { SCHEMAS } from '#db/table-sums.ts';

/**
 * After each migration, for what it has made. Tables the role makes in `staging` alone (db/schema/staging.sql). The caller
 * holds the migration lock.
 */
export async function letShopIn(queries: Queries, role: string): Promise<void> {
  const shop = sql.identifier(role);
  for (const name of SCHEMAS) {
    const schema = sql.identifier(name);
    await queries.execute(sql`grant usage on schema ${schema} to ${shop}`);
    await queries.execute(
      sql`grant select, insert, update, delete on all tables in schema ${schema} to ${shop}`,
    );
    await queries.execute(
      sql`grant select, usage, update on all sequences in schema ${schema} to ${shop}`,
    );
  }
  // Which build may write stands in the migrations' own table, and a backup has all of it.
  await queries.execute(sql`grant usage on schema drizzle to ${shop}`);
  await queries.execute(sql`grant select on all tables in schema drizzle to ${shop}`);
  await queries.execute(sql`grant select on all sequences in schema drizzle to ${shop}`);
  await queries.execute(sql`grant usage, create on schema staging to ${shop}`);
}
