/**
 * A lock between processes that ends with its holder: the operating system releases it when the
 * process exits, however it exits, so that no stale lock is ever in the way.
 *
 * It is SQLite's lock on an empty database file, as that comes with Node. Nothing else in the
 * process may open the file: closing any handle of it would drop the lock (POSIX fcntl).
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export type Lock = { release(): void };

// A handle without a reference is garbage-collected, and its lock with it.
const held = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;
const POLL_MS = 100;
const SILENT_WAIT_MS = 1_000;

/**
 * Takes the lock that the file at `path` stands for, or returns null at once when it is taken, by
 * another process or by this one. The file and its folder are made when absent, and stay. Of several
 * that ask at the same moment exactly one gets it. Throws when the file cannot be made or opened.
 */
export function acquireLock(path: string): Lock | null {
  mkdirSync(dirname(path), { recursive: true });
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    // IMMEDIATE takes one lock in one step; EXCLUSIVE takes two, and two processes can block each other.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    database?.close();
    if (isBusy(error)) return null;
    throw new Error(`Unable to lock ${path}`, { cause: error });
  }
  const holder = database;
  held.add(holder);
  return {
    release() {
      if (held.delete(holder)) holder.close();
    },
  };
}

/** Takes the lock as soon as it is free; `onWait` is called once if that takes longer than a second. */
export async function waitForLock(path: string, onWait: () => void): Promise<Lock> {
  const silentUntilMs = performance.now() + SILENT_WAIT_MS;
  let waited = false;
  while (true) {
    const lock = acquireLock(path);
    if (lock) return lock;
    if (!waited && performance.now() >= silentUntilMs) {
      waited = true;
      onWait();
    }
    await pause(POLL_MS);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
