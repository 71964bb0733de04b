/** The backup of a night: in the folder of the settings, and further by the operator's own command. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError, describeError } from '#server/command-error.ts';
import type { BackupSettings } from '#server/settings/backup-settings.ts';
import { PRIVATE_FOLDER } from '#server/storage/private-files.ts';
import { hasDump, readManifest } from './backup-manifest.ts';
import { backupName, isBackupName, trialDatabaseName, trialName } from './backup-names.ts';
import { decideRemoved, isTrialNight } from './decide-night.ts';
import type { BackupTools } from './make-backup.ts';
import { maskComplaint } from './mask-complaint.ts';
import { DamagedBackup } from './restore-backup.ts';
import { ProgramFailed, runProgram } from './run-program.ts';
import { tryRestore } from './try-restore.ts';

/** By the system's shell, so that it may have options of its own; `$0` of it is its name. Throws CommandError. */
async function callCommand(command: string, path: string, signal: AbortSignal): Promise<void> {
  const name = 'BACKUP_COMMAND';
  try {
    // What it prints is nobody's: a list of all files would be too much to hold.
    await runProgram('sh', ['-c', `{ ${command} "$@"; } > /dev/null`, name, path], {
      name,
      signal,
      mask: (complaint) => maskComplaint(complaint, command, process.env),
    });
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new CommandError(`The backup is in ${path}, but ${error.message}`);
  }
}

export type NightlyTools = BackupTools & {
  /** Makes a backup in this folder; gives what is in the way, or null. */
  backUp(folder: string, tools: BackupTools): Promise<string | null>;
  /** Of the shop (placeOf). */
  place: string;
};

/** Whether a folder is a whole backup of this shop. */
function isOwn(path: string, place: string): Promise<boolean> {
  return readManifest(path).then(
    (manifest) => manifest.place === place,
    () => false,
  );
}

/** Throws CommandError where what has the name of tonight's backup is none of this shop. */
async function makeOnce(path: string, { backUp, place, ...tools }: NightlyTools): Promise<void> {
  if (!existsSync(path)) {
    const problem = await backUp(path, tools);
    if (problem !== null) throw new CommandError(problem);
  } else if (!(await isOwn(path, place))) {
    throw new CommandError(
      `${path} is no whole backup of this shop: move it, and give each shop a BACKUP_DIR of its own.`,
    );
  }
}

/**
 * Restores it for a trial; gives what was in the way, or null. A damaged backup throws, and goes: the next attempt makes
 * another.
 */
async function tryOut(
  path: string,
  { trialUrl }: BackupSettings,
  { place, onFile, signal }: NightlyTools,
): Promise<CommandError | null> {
  if (hasDump(path) && trialUrl === null) return null;
  const database = trialUrl === null ? null : { url: trialUrl, name: trialDatabaseName(place) };
  try {
    await tryRestore(path, trialName(path, place), { onFile, signal, database });
    return null;
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof DamagedBackup) {
      await rm(path, { recursive: true, force: true });
      throw error;
    }
    const reason = describeError(error);
    return new CommandError(
      `The backup is in ${path}, but could not be restored for a trial: ${reason}`,
    );
  }
}

/** Removes what is this shop's alone, once tonight's is known to be good. */
async function prune({ folder, kept }: BackupSettings, tonight: string, place: string) {
  const names = await readdir(folder);
  const own: string[] = [];
  for (const name of names.filter(isBackupName)) {
    if (await isOwn(join(folder, name), place)) own.push(name);
  }
  for (const name of decideRemoved(names, { own, tonight, kept, place })) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Gives where the backup is. One that is there already was not taken further. Throws CommandError. */
export async function backUpNight(
  backups: BackupSettings,
  night: string,
  tools: NightlyTools,
): Promise<string> {
  await mkdir(backups.folder, { recursive: true, mode: PRIVATE_FOLDER });
  const tonight = backupName(night);
  const path = join(backups.folder, tonight);
  await makeOnce(path, tools);
  const untried = isTrialNight(night) ? await tryOut(path, backups, tools) : null;
  await prune(backups, tonight, tools.place);
  if (backups.command !== null) await callCommand(backups.command, path, tools.signal);
  if (untried) throw untried;
  return path;
}
