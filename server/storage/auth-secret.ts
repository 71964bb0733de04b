/** The secret that signs sessions, generated once and stored where every process of the shop finds it. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { shopSecret } from '#db/schema/shop-schema.ts';

const OWNER_ONLY = 0o600;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function generateSecret(): string {
  return randomBytes(32).toString('base64url');
}

const NAME = 'auth';

/** Reads it from the database, and stores a new one first where there is none: processes share one. */
export async function ensureAuthSecretInDatabase(queries: Queries): Promise<string> {
  await queries
    .insert(shopSecret)
    .values({ name: NAME, value: generateSecret() })
    .onConflictDoNothing();
  const [stored] = await queries.select().from(shopSecret).where(eq(shopSecret.name, NAME));
  if (!stored) throw new Error('Unable to store the secret that signs sessions');
  return stored.value;
}

/** Replaces it by the secret of another shop, whose sessions are then valid here. */
export async function setAuthSecretInDatabase(queries: Queries, secret: string): Promise<void> {
  await queries
    .insert(shopSecret)
    .values({ name: NAME, value: secret })
    .onConflictDoUpdate({ target: shopSecret.name, set: { value: secret } });
}

/**
 * Reads it from DATA_DIR, and stores a new one first, readable by its owner alone. The caller holds the folder's lock, so nobody
 * makes another at the same time.
 */
export async function ensureAuthSecretInFolder(dataDir: string): Promise<string> {
  const path = join(dataDir, 'auth-secret');
  try {
    const stored = (await readFile(path, 'utf8')).trim();
    // A file that a killed process left half-written would weaken every session.
    if (stored.length >= 32) return stored;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const secret = generateSecret();
  await writeFile(path, `${secret}\n`, { mode: OWNER_ONLY });
  return secret;
}
