/** Brings a backup back into an empty folder, and into an empty PostgreSQL where it was made of one. */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '#server/command-error.ts';
import { makePrivateWithin } from '#server/storage/private-files.ts';
import {
  type BackupManifest,
  DATABASE,
  DUMP,
  MANIFEST,
  OTHER_PARTS,
  readManifest,
} from './backup-manifest.ts';
import { copyTree, digestFolder } from './copy-folder.ts';

/** In DATA_DIR, while a backup is being restored. */
const UNFINISHED = 'restore-unfinished';

async function checkCopy(folder: string, files: BackupManifest['files']): Promise<void> {
  const found = await digestFolder(folder);
  for (const path of new Set([...Object.keys(files), ...Object.keys(found)])) {
    if (found[path] === files[path]) continue;
    throw new CommandError(`The backup is damaged: ${path} is not as it was. Use another one.`);
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
  const existing = [DATABASE, ...OTHER_PARTS].find((name) => existsSync(join(dataDir, name)));
  if (existing !== undefined) {
    throw new CommandError(
      `${dataDir} already has ${existing}: set DATA_DIR to an empty folder, or move that one away.`,
    );
  }
  await mkdir(dataDir, { recursive: true });
  const unfinished = join(dataDir, UNFINISHED);
  await rm(unfinished, { recursive: true, force: true });
  try {
    await copyTree(folder, unfinished, { links: 'keep', onFile });
    await rm(join(unfinished, MANIFEST));
    await checkCopy(unfinished, manifest.files);
    await makePrivateWithin(unfinished);
    onFile();
    const dump = join(unfinished, DUMP);
    if (existsSync(dump)) await restoreDump(dump);
    for (const name of [...OTHER_PARTS, DATABASE]) {
      const path = join(unfinished, name);
      if (existsSync(path)) await rename(path, join(dataDir, name));
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return manifest;
}
