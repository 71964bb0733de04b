/** A backup of an embedded shop: a folder with what DATA_DIR holds, and a manifest with digests. */

import { createHash } from 'node:crypto';
import { constants, createReadStream, existsSync } from 'node:fs';
import { cp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { CommandError } from '#server/command-error.ts';
import { LANGUAGE_FILE } from '#server/settings/start-language.ts';
import { ensurePrivateFolder, makePrivateWithin } from './private-files.ts';

/** By the path within the folder, with `/` on every system: the SHA-256 of each file, as hex. */
type FileDigests = Record<string, string>;

/** The digest of what is neither a file nor a folder, such as a link: equal to that of no file. */
const NO_FILE = 'no file';

/** The parts of DATA_DIR that are backed up; a restore moves `database` in last. */
const DATABASE = 'database';
const OTHER_PARTS = ['auth-secret', LANGUAGE_FILE, 'pictures'];

/** Written last: a folder without it is no complete backup. */
const MANIFEST = 'backup.json';
const manifestSchema = z.object({ madeAt: z.string(), files: z.record(z.string(), z.string()) });

/** In DATA_DIR, while a backup is being restored. */
const UNFINISHED = 'restore-unfinished';

async function isEmptyOrAbsent(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

/** Where it is, or will be, once symbolic links are followed. */
async function realPlace(path: string): Promise<string> {
  if (existsSync(path)) return realpath(path);
  return join(await realPlace(dirname(resolve(path))), basename(path));
}

/** Throws CommandError where no backup can be made. */
async function checkBackupFolder(dataDir: string, folder: string): Promise<void> {
  const within = relative(await realPlace(dataDir), await realPlace(folder));
  if (within !== '..' && !within.startsWith(`..${sep}`) && !isAbsolute(within)) {
    throw new CommandError(`${folder} is in DATA_DIR: name a folder elsewhere.`);
  }
  if (!(await isEmptyOrAbsent(folder))) {
    throw new CommandError(`${folder} is not empty: name a new folder.`);
  }
}

type BackupTools = {
  /** Pauses writes to the database while its files are copied; all else can be copied while the shop runs. */
  whileStill(copy: () => Promise<void>): Promise<void>;
  /** Called with each file and folder; what it throws ends the backup. */
  onFile?(): void;
};

/** Copies the shop into an empty folder, or leaves none. Throws CommandError where no backup can be made. */
export async function makeBackup(
  dataDir: string,
  folder: string,
  { whileStill, onFile = () => {} }: BackupTools,
): Promise<void> {
  await checkBackupFolder(dataDir, folder);
  await ensurePrivateFolder(folder);
  try {
    await whileStill(() =>
      copyFolder(join(dataDir, DATABASE), join(folder, DATABASE), 'follow', onFile),
    );
    for (const name of OTHER_PARTS) {
      const path = join(dataDir, name);
      if (existsSync(path)) await copyFolder(path, join(folder, name), 'follow', onFile);
    }
    const manifest = { madeAt: new Date().toISOString(), files: await digestFolder(folder) };
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
    await makePrivateWithin(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** As `makeBackup`; gives what the caller can mend, such as a full disk, and null once it is done. */
export async function tryBackup(
  dataDir: string,
  folder: string,
  tools: BackupTools,
): Promise<string | null> {
  try {
    await makeBackup(dataDir, folder, tools);
    return null;
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    if (!(error instanceof Error && 'code' in error)) throw error;
    return `Unable to make the backup: ${error.message}`;
  }
}

async function readManifest(folder: string): Promise<z.infer<typeof manifestSchema>> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    // Not there, or cut.
    throw new CommandError(
      `${folder} is no complete backup: it has no ${MANIFEST} that can be read.`,
    );
  }
}

async function checkCopy(folder: string, files: Record<string, string>): Promise<void> {
  const found = await digestFolder(folder);
  for (const path of new Set([...Object.keys(files), ...Object.keys(found)])) {
    if (found[path] === files[path]) continue;
    throw new CommandError(`The backup is damaged: ${path} is not as it was. Use another one.`);
  }
}

/**
 * The caller holds the lock of DATA_DIR, which is left as it was if anything is wrong. `onFile` is called with each file
 * and folder, and ends it by what it throws.
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  onFile: () => void = () => {},
): Promise<{ madeAt: string }> {
  const { madeAt, files } = await readManifest(folder);
  const existing = [DATABASE, ...OTHER_PARTS].find((name) => existsSync(join(dataDir, name)));
  if (existing !== undefined) {
    throw new CommandError(
      `${dataDir} already has ${existing}: set DATA_DIR to an empty folder, or move that one away.`,
    );
  }
  const unfinished = join(dataDir, UNFINISHED);
  await rm(unfinished, { recursive: true, force: true });
  try {
    await copyFolder(folder, unfinished, 'keep', onFile);
    await rm(join(unfinished, MANIFEST));
    await checkCopy(unfinished, files);
    await makePrivateWithin(unfinished);
    onFile();
    for (const name of [...OTHER_PARTS, DATABASE]) {
      const path = join(unfinished, name);
      if (existsSync(path)) await rename(path, join(dataDir, name));
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return { madeAt };
}

/**
 * Copies a folder and all that is in it; a file system that can share blocks does so. `links` says
 * whether a link is copied as one, or followed and copied as what it leads to.
 */
async function copyFolder(
  from: string,
  to: string,
  links: 'keep' | 'follow',
  onFile: () => void,
): Promise<void> {
  await cp(from, to, {
    filter() {
      onFile();
      return true;
    },
    recursive: true,
    errorOnExist: true,
    force: false,
    dereference: links === 'follow',
    verbatimSymlinks: links === 'keep',
    mode: constants.COPYFILE_FICLONE,
  });
}

/** The digests of all that is in the folder. */
async function digestFolder(folder: string): Promise<FileDigests> {
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
