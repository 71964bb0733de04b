/** Copies of a folder whose every file can be checked later. */
import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** By the path within the folder, with `/` on every system: the SHA-256 of each file, as hex. */
export type FileDigests = Record<string, string>;

/** The digest of what is neither a file nor a folder, such as a link: equal to that of no file. */
const NO_FILE = 'no file';

/**
 * Copies a folder and all that is in it; a file system that can share blocks does so. `links` says
 * whether a link is copied as one, or followed and copied as what it leads to.
 */
export async function copyFolder(
  from: string,
  to: string,
  links: 'keep' | 'follow',
): Promise<void> {
  await cp(from, to, {
    recursive: true,
    errorOnExist: true,
    force: false,
    dereference: links === 'follow',
    verbatimSymlinks: links === 'keep',
    mode: constants.COPYFILE_FICLONE,
  });
}

/** The digests of all that is in the folder. */
export async function digestFolder(folder: string): Promise<FileDigests> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const digests: FileDigests = {};
  for (const entry of entries.filter((one) => !one.isDirectory())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll('\\', '/');
    digests[name] = entry.isFile() ? await digestFile(path) : NO_FILE;
  }
  return digests;
}

async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
