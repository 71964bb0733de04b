/** Brings the tables and functions of a PostgreSQL up to date, one process at a time. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { installFunctions } from '#db/install-functions.ts';
import { checkBuild } from '#db/schema-version.ts';
import { migrationsFolder } from '#db/sql-files.ts';
import { guardWrites } from './guard-writes.ts';
import { checkSessions, connectPatiently, type Waiting } from './postgres-start.ts';

/** The key of the advisory lock: the same in all processes of all versions. */
const MIGRATION_LOCK = 7_226_551;

async function lockMigrations(client: pg.Client, print: Waiting['print']): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [MIGRATION_LOCK],
  );
  if (rows[0]?.locked) return;
  print('Waiting for another process that is bringing the tables up to date …');
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/**
 * One process migrates; the others wait for the lock, however long, and find nothing to do. Throws
 * BuildTooOldError, and PostgresProblem where the connection is not a session.
 */
export async function migratePostgres(
  urls: { url: string; listenUrl: string },
  print: Waiting['print'],
  folder = migrationsFolder,
): Promise<void> {
  await checkSessions(urls);
  const client = await connectPatiently(urls.listenUrl);
  try {
    await lockMigrations(client, print);
    const queries = drizzle({ client });
    await checkBuild(queries, folder);
    await migrate(queries, { migrationsFolder: folder });
    await installFunctions(queries);
    await guardWrites(queries);
  } finally {
    // Closing the session releases the lock.
    await client.end();
  }
}
