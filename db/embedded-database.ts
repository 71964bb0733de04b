/** The embedded default: PGlite, PostgreSQL compiled to WebAssembly, in this very process. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { installFunctions } from './install-functions.ts';
import { migrationsFolder } from './sql-files.ts';

/** Wraps a PGlite that is open and brings its tables up to date. */
export async function embeddedDatabase(client: PGlite): Promise<Database> {
  const queries = drizzle({ client });
  await migrate(queries, { migrationsFolder });
  await installFunctions(queries);
  return {
    queries,
    async listen(channel, onPayload) {
      await client.listen(channel, onPayload);
    },
    async whileStill(work) {
      // What is in memory alone is written; then no statement runs, of a transaction or alone.
      await client.exec('checkpoint');
      return client.runExclusive(work);
    },
    close: () => client.close(),
  };
}

/** Opens the database kept in `folder`; the caller holds the folder's lock. */
export async function openEmbeddedDatabase(folder: string): Promise<Database> {
  return embeddedDatabase(await PGlite.create(folder));
}
