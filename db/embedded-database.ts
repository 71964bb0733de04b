/** The embedded default: PGlite, PostgreSQL compiled to WebAssembly, in this process. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { installFunctions } from './install-functions.ts';
import { checkBuild } from './schema-version.ts';
import { migrationsFolder } from './sql-files.ts';

/** Wraps an open PGlite and applies its migrations; throws BuildTooOldError before any. */
export async function embeddedDatabase(client: PGlite): Promise<Database> {
  const queries = drizzle({ client });
  await checkBuild(queries);
  await migrate(queries, { migrationsFolder });
  await installFunctions(queries);
  return {
    queries,
    async listen(channel, onPayload) {
      await client.listen(channel, onPayload);
    },
    async whileStill(work) {
      // Flushes memory to disk; then no statement runs, inside a transaction or outside.
      await client.exec('checkpoint');
      return client.runExclusive(work);
    },
    close: () => client.close(),
  };
}

/** Opens the database in `folder`; the caller holds the folder's lock. */
export async function openEmbeddedDatabase(folder: string): Promise<Database> {
  return embeddedDatabase(await PGlite.create(folder));
}
