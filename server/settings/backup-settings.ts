/** The settings of the backups that a shop makes by itself. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import * as z from 'zod';
import { rule } from './setting-rule.ts';

export type BackupSettings = {
  /** Absolute; each backup is a folder in it. */
  folder: string;
  /** The newest so many stay. */
  kept: number;
  /** Of the system's shell, called with the path of each new backup; null is none. */
  command: string | null;
};

const KEPT = 14;

/** One entry for each variable. */
export const backupVariables = {
  BACKUP_DIR: z.string().optional(),
  BACKUPS_KEPT: rule(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number),
    'is not a whole number from 1 to 9999: leave it out for 14.',
  ),
  BACKUP_COMMAND: z.string().optional(),
};

export type BackupValues = {
  [Name in keyof typeof backupVariables]?: z.infer<(typeof backupVariables)[Name]>;
};

/** What is wrong with the values together, and with where the data is; or null. */
export function backupProblem(values: BackupValues, dataDir: string): [string, string] | null {
  const { BACKUP_DIR, BACKUPS_KEPT, BACKUP_COMMAND } = values;
  if (BACKUP_DIR) {
    const way = relative(resolve(BACKUP_DIR), dataDir);
    if (way.split(sep)[0] === '..' || isAbsolute(way)) return null;
    return [
      'BACKUP_DIR',
      'holds DATA_DIR: name a folder for backups alone, whose oldest are removed.',
    ];
  }
  if (!BACKUPS_KEPT && !BACKUP_COMMAND) return null;
  return ['BACKUP_DIR', 'is missing: set it to the folder that backups go into every night.'];
}

export function toBackupSettings(values: BackupValues): BackupSettings | null {
  const { BACKUP_DIR, BACKUPS_KEPT = KEPT, BACKUP_COMMAND = null } = values;
  if (!BACKUP_DIR) return null;
  return { folder: resolve(BACKUP_DIR), kept: BACKUPS_KEPT, command: BACKUP_COMMAND };
}
