/** The backup of a night: in the folder of the settings, and further by the operator's own command. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { CommandError } from '#server/command-error.ts';
import type { BackupSettings } from '#server/settings/backup-settings.ts';
import { PRIVATE_FOLDER } from '#server/storage/private-files.ts';
import { hasDump } from './backup-manifest.ts';
import { backupName, decideRemoved, isTrialNight, TRIAL } from './decide-night.ts';
import type { BackupTools } from './make-backup.ts';
import { tryRestore } from './try-restore.ts';

const run = promisify(execFile);

/** More of what a command complains of is not told. */
const MAX_COMPLAINT_LETTERS = 500;

const failureSchema = z.object({
  code: z.union([z.number(), z.string()]).nullable().default(null),
  stderr: z.string().default(''),
});

/** By the system's shell, so that it may have options of its own; `$0` of it is its name. Throws CommandError. */
async function callCommand(command: string, path: string, signal: AbortSignal): Promise<void> {
  try {
    await run('sh', ['-c', `${command} "$@"`, 'BACKUP_COMMAND', path], { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    const { code, stderr } = failureSchema.parse(error);
    const complaint = stderr.trim().replace(/\s+/g, ' ').slice(-MAX_COMPLAINT_LETTERS);
    throw new CommandError(
      `The backup is in ${path}, but BACKUP_COMMAND ended with ${code}: ${complaint || 'it says nothing'}`,
    );
  }
}

export type NightlyTools = BackupTools & {
  /** Makes a backup in this folder; gives what is in the way, or null. */
  backUp(folder: string, tools: BackupTools): Promise<string | null>;
};

/** Gives where the backup is. One that is there already was not taken further. Throws CommandError. */
export async function backUpNight(
  { folder, kept, command }: BackupSettings,
  night: string,
  { backUp, ...tools }: NightlyTools,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const path = join(folder, backupName(night));
  if (!existsSync(path)) {
    const problem = await backUp(path, tools);
    if (problem !== null) throw new CommandError(problem);
  }
  for (const name of decideRemoved(await readdir(folder), kept)) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  if (isTrialNight(night) && !hasDump(path)) {
    await tryRestore(path, `${path}${TRIAL}`, tools.onFile);
  }
  if (command !== null) await callCommand(command, path, tools.signal);
  return path;
}
