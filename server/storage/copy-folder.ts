/** Copies of a folder whose every file can be checked later. */
import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** By the path within the folder, with `/` on every system: the SHA-256 of each file, as hex. */
export type FileDigests = Record<string, string>;

/** Copies a folder and all that is in it; a file system that can share blocks does so. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    errorOnExist: true,
    force: false,
    mode: constants.COPYFILE_FICLONE,
  });
}

export async function digestFolder(folder: string): Promise<FileDigests> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  const digests: FileDigests = {};
  for (const path of paths) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    digests[path.replaceAll('\\', '/')] = hash.digest('hex');
  }
  return digests;
}
