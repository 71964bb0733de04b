/** The secret that signs sessions, made once and kept where every process of the shop finds it. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { shopSecret } from '#db/schema.ts';

const OWNER_ONLY = 0o600;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

const NAME = 'auth';

/** Keeps it in the database: the first of several processes makes it, all use that one. */
export async function ensureAuthSecretInDatabase(queries: Queries): Promise<string> {
  await queries
    .insert(shopSecret)
    .values({ name: NAME, value: makeSecret() })
    .onConflictDoNothing();
  const [kept] = await queries.select().from(shopSecret).where(eq(shopSecret.name, NAME));
  if (!kept) throw new Error('Unable to keep the secret that signs sessions');
  return kept.value;
}

/** Lets the processes on this database go on with the secret of another, and its sessions. */
export async function setAuthSecretInDatabase(queries: Queries, secret: string): Promise<void> {
  await queries
    .insert(shopSecret)
    .values({ name: NAME, value: secret })
    .onConflictDoUpdate({ target: shopSecret.name, set: { value: secret } });
}

/**
 * Keeps it in DATA_DIR, readable by its owner alone. The caller holds the folder's lock, so nobody
 * makes another at the same time.
 */
export async function ensureAuthSecretInFolder(dataDir: string): Promise<string> {
  const path = join(dataDir, 'auth-secret');
  try {
    const kept = (await readFile(path, 'utf8')).trim();
    // A file that a killed process left half-written would weaken every session.
    if (kept.length >= 32) return kept;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const secret = makeSecret();
  await writeFile(path, `${secret}\n`, { mode: OWNER_ONLY });
  return secret;
}
