/** The secret that signs sessions, made once and kept in DATA_DIR, readable by its owner alone. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The caller holds the folder's lock, so nobody makes another at the same time. */
export async function keepAuthSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'auth-secret');
  try {
    const kept = (await readFile(path, 'utf8')).trim();
    // A file that a killed process left half-written would weaken every session.
    if (kept.length >= 32) return kept;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const secret = randomBytes(32).toString('base64url');
  await writeFile(path, `${secret}\n`, { mode: OWNER_ONLY });
  return secret;
}
