/** Copies folders, and tells by a digest whether a file is as it was. */
import { createHash } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, open, readdir, readlink, stat, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PRIVATE_FOLDER } from '#server/storage/private-files.ts';

/** By the path within the folder, with `/` on every system: the SHA-256 of each file, as hex. */
export type FileDigests = Record<string, string>;

/** The digest of what is neither a file nor a folder, such as a link: equal to that of no file. */
const NO_FILE = 'no file';

export type CopyOptions = {
  /** Whether a link is copied as one, or followed and copied as what it leads to. */
  links: 'keep' | 'follow';
  /** Called with each file and folder; what it throws ends the copy. */
  onFile(): void;
};

function hasGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Copies a file, or a folder with all that is in it; a file system that can share blocks does so. What is removed
 * meanwhile, as a running shop removes uploads, is left out.
 */
export async function copyTree(from: string, to: string, options: CopyOptions): Promise<void> {
  const found = await stat(from);
  options.onFile();
  if (!found.isDirectory()) return copyFile(from, to, constants.COPYFILE_FICLONE);
  await mkdir(to, { recursive: true, mode: PRIVATE_FOLDER });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink() && options.links === 'keep') {
      await symlink(await readlink(source), target);
      continue;
    }
    try {
      await copyTree(source, target, options);
    } catch (error) {
      if (!hasGone(error)) throw error;
    }
  }
}

/** So many files at a time: a disk gathers what is flushed together. */
const AT_ONCE = 32;

/** The digests of all that is in the folder, which is on the disk then. */
export async function digestFolder(folder: string): Promise<FileDigests> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const digests: FileDigests = {};
  async function digest(entry: Dirent): Promise<void> {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll('\\', '/');
    if (entry.isDirectory()) await syncFolder(path);
    else digests[name] = entry.isFile() ? await digestFile(path) : NO_FILE;
  }
  for (let first = 0; first < entries.length; first += AT_ONCE) {
    await Promise.all(entries.slice(first, first + AT_ONCE).map(digest));
  }
  await syncFolder(folder);
  return digests;
}

async function digestFile(path: string): Promise<string> {
  // Windows lets nobody flush what is open for reading alone.
  const file = await open(path, 'r+');
  try {
    const hash = createHash('sha256');
    await pipeline(file.createReadStream({ autoClose: false }), hash);
    await file.sync();
    return hash.digest('hex');
  } finally {
    await file.close();
  }
}

/** The names of its files are on the disk then. Windows has no such call. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
