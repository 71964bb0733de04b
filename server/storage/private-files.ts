/**
 * Keeps what a shop stores to its own user: whoever reads the database or the secret beside it can
 * sign in as anybody.
 */
import { lstatSync } from 'node:fs';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Modes of what only its owner may open. */
export const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** What a shop itself stores in DATA_DIR; other files there are left as they are. */
const OWN_PARTS = [
  'auth-secret',
  'database',
  'language',
  'mail',
  'pictures',
  'shop.lock',
  'shop.sock',
  'uploads',
];

/** Makes the folder when it is absent, and lets nobody but its owner into it. */
export async function ensurePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await makePrivate(folder);
}

/** Changes the mode if it is another one; a link, and what has gone meanwhile, is left alone. */
async function makePrivate(path: string): Promise<void> {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  const mode = found.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE;
  if ((found.mode & 0o777) !== mode) await chmod(path, mode);
}

/** Gives a file, or a folder with all that is in it, to its owner alone; rejects where the system refuses. */
export async function makePrivateWithin(path: string): Promise<void> {
  await makePrivate(path);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    await (entry.isDirectory() ? makePrivateWithin(inner) : makePrivate(inner));
  }
}

/**
 * Makes all that the shop stores in `dataDir` private: PGlite creates its first files for everybody, and
 * so did earlier versions. A file of another user, or a file system without modes, is a warning.
 */
export async function makeDataPrivate(dataDir: string): Promise<void> {
  const parts = OWN_PARTS.map((part) => makePrivateWithin(join(dataDir, part)));
  const [failed] = (await Promise.allSettled([makePrivate(dataDir), ...parts])).filter(
    ({ status }) => status === 'rejected',
  );
  if (failed?.status !== 'rejected') return;
  process.emitWarning(`Others may be able to read files in DATA_DIR: ${failed.reason}`);
}
