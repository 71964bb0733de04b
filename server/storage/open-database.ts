/** Opens the database that the settings name, and the secret stored beside it. */
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { openPostgresDatabase } from '#db/postgres-database.ts';
import type { Settings } from '#server/settings.ts';
import { ensureAuthSecretInDatabase, ensureAuthSecretInFolder } from './auth-secret.ts';
import { acquireLock } from './exclusive-lock.ts';
import { ensurePrivateFolder, makeDataPrivate } from './private-files.ts';

export type OpenedDatabase = {
  database: Database;
  authSecret: string;
  /** Lets another shop have the folder; after the database is closed. */
  release(): void;
  /** Closes the database, then releases the folder. */
  close(): Promise<void>;
};

/** A folder that another shop is using: two would destroy the embedded database. */
export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(`Another shop is running on ${dataDir}: stop it, or set DATA_DIR to another folder.`);
  }
}

async function openEmbedded({ dataDir, authSecret }: Settings): Promise<OpenedDatabase> {
  await ensurePrivateFolder(dataDir);
  // With PostgreSQL neither its code nor its WebAssembly is ever loaded.
  const { openEmbeddedDatabase } = await import('#db/embedded-database.ts');
  const lock = acquireLock(join(dataDir, 'shop.lock'));
  if (!lock) throw new FolderInUseError(dataDir);
  const database = await openEmbeddedDatabase(join(dataDir, 'database'));
  const secret = authSecret ?? (await ensureAuthSecretInFolder(dataDir));
  await makeDataPrivate(dataDir);
  return {
    database,
    authSecret: secret,
    release: () => lock.release(),
    close: () => database.close().finally(() => lock.release()),
  };
}

/** `onError` is called for connections that break; throws FolderInUseError, or the error of the database. */
export async function openDatabase(
  settings: Settings,
  onError: (error: unknown) => void,
): Promise<OpenedDatabase> {
  if (settings.postgres === null) return openEmbedded(settings);
  const database = await openPostgresDatabase(settings.postgres, onError);
  const authSecret = settings.authSecret ?? (await ensureAuthSecretInDatabase(database.queries));
  // The pictures alone.
  await makeDataPrivate(settings.dataDir);
  return { database, authSecret, release() {}, close: () => database.close() };
}
