/** Brings a backup back into an empty folder, and into an empty PostgreSQL where it was made of one. */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '#server/command-error.ts';
import { UNFINISHED_RESTORE } from '#server/storage/open-database.ts';
import { makePrivateWithin } from '#server/storage/private-files.ts';
import { isWithin } from '#server/storage/within-folder.ts';
import {
  type BackupManifest,
  DATABASE,
  DUMP,
  MANIFEST,
  OTHER_PARTS,
  readManifest,
} from './backup-manifest.ts';
import { copyTree, digestFolder } from './copy-folder.ts';

const PARTS = [DATABASE, ...OTHER_PARTS];

/** Takes back what was moved to its place; the last that goes is what says that it is not all. */
async function removeRestored(dataDir: string): Promise<void> {
  for (const name of [...PARTS, UNFINISHED_RESTORE]) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/** A backup that can bring no shop back. */
export class DamagedBackup extends CommandError {}

async function checkCopy(folder: string, files: BackupManifest['files']): Promise<void> {
  const found = await digestFolder(folder);
  for (const path of new Set([...Object.keys(files), ...Object.keys(found)])) {
    if (found[path] === files[path]) continue;
    throw new DamagedBackup(`The backup is damaged: ${path} is not as it was. Use another one.`);
  }
}

export type RestoreTools = {
  /** Called with each file and folder; what it throws ends it. */
  onFile(): void;
  /** Restores the dump of a PostgreSQL, once all files are as they were. */
  restoreDump(file: string): Promise<void>;
};

/** The caller holds the lock of DATA_DIR, which is left as it was if anything is wrong. Throws CommandError. */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  { onFile, restoreDump }: RestoreTools,
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  if (await isWithin(dataDir, folder)) {
    throw new CommandError(`${dataDir} is in the backup: set DATA_DIR to a folder elsewhere.`);
  }
  const unfinished = join(dataDir, UNFINISHED_RESTORE);
  // Of a restore that was killed: no shop has started there since (open-database.ts).
  if (existsSync(unfinished)) await removeRestored(dataDir);
  const existing = PARTS.find((name) => existsSync(join(dataDir, name)));
  if (existing !== undefined) {
    throw new CommandError(
      `${dataDir} already has ${existing}: set DATA_DIR to an empty folder, or move that one away.`,
    );
  }
  await mkdir(dataDir, { recursive: true });
  try {
    await copyTree(folder, unfinished, { links: 'keep', onFile });
    await rm(join(unfinished, MANIFEST));
    await checkCopy(unfinished, manifest.files);
    await makePrivateWithin(unfinished);
    onFile();
    const dump = join(unfinished, DUMP);
    if (existsSync(dump)) await restoreDump(dump);
    for (const name of PARTS.toReversed()) {
      const path = join(unfinished, name);
      if (existsSync(path)) await rename(path, join(dataDir, name));
    }
  } catch (error) {
    await removeRestored(dataDir);
    throw error;
  }
  await rm(unfinished, { recursive: true, force: true });
  return manifest;
}
