/** The settings of the backups that a shop makes by itself. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import * as z from 'zod';
import { databaseUrl, rule } from './setting-rule.ts';

export type BackupSettings = {
  /** Absolute; each backup is a folder in it. */
  folder: string;
  /** The newest so many stay. */
  kept: number;
  /** Of the system's shell, called with the path of each new backup; null is none. */
  command: string | null;
  /** A PostgreSQL whose user may make databases, in which backups of another are restored for a trial; null is none. */
  trialUrl: string | null;
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
  BACKUP_TRIAL_URL: rule(
    databaseUrl,
    'is not the address of a PostgreSQL server: use postgres://user:password@host:5432/postgres, with a user that may make databases.',
  ),
};

export type BackupValues = {
  [Name in keyof typeof backupVariables]?: z.infer<(typeof backupVariables)[Name]>;
};

/** What is wrong with the values together, and with where the data is; or null. */
export function backupProblem(values: BackupValues, dataDir: string): [string, string] | null {
  const { BACKUP_DIR, BACKUPS_KEPT, BACKUP_COMMAND, BACKUP_TRIAL_URL } = values;
  if (BACKUP_DIR) {
    const way = relative(resolve(BACKUP_DIR), dataDir);
    if (way.split(sep)[0] === '..' || isAbsolute(way)) return null;
    return [
      'BACKUP_DIR',
      'holds DATA_DIR: name a folder for backups alone, whose oldest are removed.',
    ];
  }
  if (!BACKUPS_KEPT && !BACKUP_COMMAND && !BACKUP_TRIAL_URL) return null;
  return ['BACKUP_DIR', 'is missing: set it to the folder that backups go into every night.'];
}

export function toBackupSettings(values: BackupValues): BackupSettings | null {
  const { BACKUP_DIR, BACKUPS_KEPT: kept = KEPT } = values;
  if (!BACKUP_DIR) return null;
  const { BACKUP_COMMAND: command = null, BACKUP_TRIAL_URL: trialUrl = null } = values;
  return { folder: resolve(BACKUP_DIR), kept, command, trialUrl };
}
