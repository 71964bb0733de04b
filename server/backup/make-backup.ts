/**
 * A backup of a shop: a folder with its database, what else DATA_DIR holds, and a manifest. It has its name once all of it
 * is on the disk: killed at any moment, it is whole or not there.
 */
import { existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '#server/command-error.ts';
import { ensurePrivateFolder, makePrivateWithin } from '#server/storage/private-files.ts';
import { isWithin } from '#server/storage/within-folder.ts';
import { type BackupManifest, MANIFEST, OTHER_PARTS } from './backup-manifest.ts';
import { unfinishedName } from './backup-names.ts';
import { copyTree, digestFolder, syncFolder } from './copy-folder.ts';

export type BackupTools = {
  /** Called with each file and folder; what it throws ends the backup. */
  onFile(): void;
  /** Given where the backup shall not go on, for what takes long without a file. */
  signal: AbortSignal;
};

/** What a backup is made of. */
export type BackupSource = {
  dataDir: string;
  /** Where its database is (placeOf). */
  place: string;
  /** What the environment sets, without secrets (masked-variables.ts). */
  variables: Readonly<Record<string, string>>;
  /** Copies the database into the folder; gives what it holds, null where that cannot be read. */
  copyDatabase(folder: string, tools: BackupTools): Promise<BackupManifest['tables']>;
};

async function isEmptyOrAbsent(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

/** Throws CommandError where no backup can be made. */
async function checkBackupFolder(dataDir: string, folder: string): Promise<void> {
  if (await isWithin(folder, dataDir)) {
    throw new CommandError(`${folder} is in DATA_DIR: name a folder elsewhere.`);
  }
  if (!(await isEmptyOrAbsent(folder))) {
    throw new CommandError(`${folder} is not empty: name a new folder.`);
  }
}

async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const file = await open(join(folder, MANIFEST), 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
}

/** Copies the shop into an empty folder, or leaves none. Throws CommandError where no backup can be made. */
async function makeBackup(source: BackupSource, folder: string, tools: BackupTools): Promise<void> {
  const { dataDir, variables, place } = source;
  await checkBackupFolder(dataDir, folder);
  const unfinished = unfinishedName(folder, place);
  await rm(unfinished, { recursive: true, force: true });
  await ensurePrivateFolder(unfinished);
  try {
    const tables = await source.copyDatabase(unfinished, tools);
    const { onFile } = tools;
    for (const name of OTHER_PARTS) {
      const path = join(dataDir, name);
      if (!existsSync(path)) continue;
      await copyTree(path, join(unfinished, name), { links: 'follow', onFile });
    }
    await makePrivateWithin(unfinished);
    const files = await digestFolder(unfinished);
    const madeAt = new Date().toISOString();
    await writeManifest(unfinished, { madeAt, place, tables, variables, files });
    await rename(unfinished, folder);
    await syncFolder(dirname(folder));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Makes one; gives what the caller can mend, such as a full disk, and null once it is done. */
export async function tryBackup(
  source: BackupSource,
  folder: string,
  tools: BackupTools,
): Promise<string | null> {
  try {
    await makeBackup(source, folder, tools);
    return null;
  } catch (error) {
    if (tools.signal.aborted) throw error;
    if (error instanceof CommandError) return error.message;
    if (!(error instanceof Error && 'code' in error)) throw error;
    return `Unable to make the backup: ${error.message}`;
  }
}
