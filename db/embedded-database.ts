/** The embedded default: PGlite, PostgreSQL compiled to WebAssembly, in this process. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { installFunctions } from './install-functions.ts';
import { checkBuild } from './schema-version.ts';
import { migrationsFolder } from './sql-files.ts';

/** Wraps an open PGlite and applies the migrations of `folder`; throws BuildTooOldError before any. */
export async function embeddedDatabase(
  client: PGlite,
  folder = migrationsFolder,
): Promise<Database> {
  const queries = drizzle({ client });
  await checkBuild(queries, folder);
  await migrate(queries, { migrationsFolder: folder });
  await installFunctions(queries);
  return {
    queries,
    searches: queries,
    searchesAtOnce: 1,
    pools: () => [],
    async listen(channel, onPayload) {
      await client.listen(channel, onPayload);
    },
    isShared: false,
    async whileStill(work) {
      // Flushes memory to disk; then no statement runs, inside a transaction or outside.
      await client.exec('checkpoint');
      return client.runExclusive(work);
    },
    close: () => client.close(),
  };
}

/** The files are there and are not those of a database that this PGlite can run. */
export class DamagedDatabaseError extends Error {}

/** PGlite's own errors say nothing of the files: it stops wherever its WebAssembly meets them. */
function isCrash(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof WebAssembly.RuntimeError) return true;
  }
  return false;
}

/** Opens the database in `folder`; the caller holds the folder's lock. Throws DamagedDatabaseError. */
export async function openEmbeddedDatabase(folder: string): Promise<Database> {
  const client = await PGlite.create(folder).catch((cause: unknown) => {
    throw new DamagedDatabaseError('Unable to open the files of the database', { cause });
  });
  try {
    return await embeddedDatabase(client);
  } catch (error) {
    if (!isCrash(error)) throw error;
    throw new DamagedDatabaseError('Unable to read the files of the database', { cause: error });
  }
}
