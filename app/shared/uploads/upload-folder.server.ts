/** Folders for what was uploaded, in DATA_DIR, which the processes of one machine share. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY = 0o700;

/** What was not looked at for so long is removed with the next upload. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const ID = /^[\da-f-]{36}$/;

function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > MAX_AGE_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

/** A new, empty folder for one upload. */
export async function makeUploadFolder(dataDir: string): Promise<{ id: string; folder: string }> {
  const uploads = uploadsFolder(dataDir);
  await mkdir(uploads, { recursive: true, mode: OWNER_ONLY });
  await removeAbandoned(uploads);
  const id = randomUUID();
  const folder = join(uploads, id);
  await mkdir(folder, { mode: OWNER_ONLY });
  return { id, folder };
}

/** The folder of an upload; null for what is no id. It may be gone. */
export function uploadFolder(dataDir: string, id: string): string | null {
  return ID.test(id) ? join(uploadsFolder(dataDir), id) : null;
}

/** The first file of an upload. */
export function uploadedFile(folder: string): string {
  return join(folder, 'file-1');
}

export function removeUploadFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
