/** Opens the database that the settings name, with the secret that is kept beside it. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { openPostgresDatabase } from '#db/postgres-database.ts';
import type { Settings } from '#server/settings.ts';
import { keepAuthSecretInDatabase, keepAuthSecretInFolder } from './auth-secret.ts';
import { acquireLock } from './exclusive-lock.ts';

export type OpenedDatabase = {
  database: Database;
  authSecret: string;
  /** Lets another shop have the folder; after the database is closed. */
  release(): void;
};

/** A folder that another shop is using: two would destroy the embedded database. */
export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(`Another shop is running on ${dataDir}: stop it, or set DATA_DIR to another folder.`);
  }
}

async function openEmbedded({ dataDir, authSecret }: Settings): Promise<OpenedDatabase> {
  await mkdir(dataDir, { recursive: true });
  // With PostgreSQL neither its code nor its WebAssembly is ever loaded.
  const { openEmbeddedDatabase } = await import('#db/embedded-database.ts');
  const lock = acquireLock(join(dataDir, 'shop.lock'));
  if (!lock) throw new FolderInUseError(dataDir);
  return {
    database: await openEmbeddedDatabase(join(dataDir, 'database')),
    authSecret: authSecret ?? (await keepAuthSecretInFolder(dataDir)),
    release: () => lock.release(),
  };
}

/** `onError` hears of connections that break; throws FolderInUseError, or what the database says. */
export async function openDatabase(
  settings: Settings,
  onError: (error: unknown) => void,
): Promise<OpenedDatabase> {
  if (settings.postgres === null) return openEmbedded(settings);
  const database = await openPostgresDatabase(settings.postgres, onError);
  const authSecret = settings.authSecret ?? (await keepAuthSecretInDatabase(database.queries));
  return { database, authSecret, release: () => {} };
}
