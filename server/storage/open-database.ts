/** Opens the database that the settings name, and the secret stored beside it. */
import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import type { Waiting } from '#db/postgres/postgres-start.ts';
import type { Settings } from '#server/settings/settings.ts';
import { ensureAuthSecretInDatabase, ensureAuthSecretInFolder } from './auth-secret.ts';
import { acquireLock, type Lock } from './exclusive-lock.ts';
import { makeDataPrivate, PRIVATE_FOLDER } from './private-files.ts';

export type OpenedDatabase = {
  database: Database;
  authSecret: string;
  /** Lets another shop have the folder; after the database is closed. */
  release(): void;
  /** Closes the database, then releases the folder. */
  close(): Promise<void>;
};

/** In DATA_DIR from the beginning of a restore to its end: whatever else is there came with it, and is not all. */
export const UNFINISHED_RESTORE = 'restore-unfinished';

/** A folder that another shop is using: two would destroy the embedded database. */
export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(`Another shop is running on ${dataDir}: stop it, or set DATA_DIR to another folder.`);
  }
}

/** Throws FolderInUseError where a shop runs on it. */
export function lockFolder(dataDir: string): Lock {
  const lock = acquireLock(join(dataDir, 'shop.lock'));
  if (!lock) throw new FolderInUseError(dataDir);
  return lock;
}

/** A new shop beside a part of another's pictures would look like that one, emptied. */
function checkRestored(dataDir: string): void {
  if (!existsSync(join(dataDir, UNFINISHED_RESTORE))) return;
  throw new Error(
    `A restore into ${dataDir} was cut off: run npm run shop -- database restore again, or set DATA_DIR to another folder.`,
  );
}

/** The system's code of what went wrong. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** One of each kind that another user may own, such as after a start as root. */
const TESTED_PARTS = ['', 'shop.lock', 'auth-secret', 'database', 'database/global/pg_control'];

/** Makes the folder, and finds out whether its files can be written, before a database tries to. */
async function ensureWritableFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
    // Before the first file is in it; of a refusal `makeDataPrivate` warns.
    await chmod(dataDir, PRIVATE_FOLDER).catch(() => {});
    for (const part of TESTED_PARTS) {
      const path = join(dataDir, part);
      if (existsSync(path)) await access(path, constants.R_OK | constants.W_OK);
    }
  } catch (error) {
    throw new Error(
      `${dataDir} cannot be written (${codeOf(error)}): let the user that runs the shop write there, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** The caller holds the lock, which is released when this rejects. */
async function openInFolder(dataDir: string, lock: Lock): Promise<Database> {
  // With PostgreSQL neither its code nor its WebAssembly is ever loaded.
  const { DamagedDatabaseError, openEmbeddedDatabase } = await import('#db/embedded-database.ts');
  try {
    return await openEmbeddedDatabase(join(dataDir, 'database'));
  } catch (error) {
    lock.release();
    if (!(error instanceof DamagedDatabaseError)) throw error;
    throw new Error(
      `The embedded database in ${dataDir} cannot be opened: it is damaged, of another version, or its disk is full. Move the folder away and restore a backup, as docs/operating.md says.`,
      { cause: error },
    );
  }
}

async function openEmbedded({ dataDir, authSecret }: Settings): Promise<OpenedDatabase> {
  await ensureWritableFolder(dataDir);
  const lock = lockFolder(dataDir);
  const database = await openInFolder(dataDir, lock);
  const secret = authSecret ?? (await ensureAuthSecretInFolder(dataDir));
  await makeDataPrivate(dataDir);
  return {
    database,
    authSecret: secret,
    release: () => lock.release(),
    close: () => database.close().finally(() => lock.release()),
  };
}

/**
 * `onError` is called for connections that break; throws FolderInUseError, or the error of the database.
 * `waiting` is for a PostgreSQL that cannot be reached yet; without it nothing is waited for.
 */
export async function openDatabase(
  settings: Settings,
  onError: (error: unknown) => void,
  waiting?: Waiting,
): Promise<OpenedDatabase> {
  checkRestored(settings.dataDir);
  if (settings.postgres === null) return openEmbedded(settings);
  const database = await openPostgresDatabase(settings.postgres, onError, waiting);
  const authSecret = settings.authSecret ?? (await ensureAuthSecretInDatabase(database.queries));
  // The pictures alone.
  await makeDataPrivate(settings.dataDir);
  return { database, authSecret, release() {}, close: () => database.close() };
}
