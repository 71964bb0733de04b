/** What stands in a backup, and what a backup says of itself. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { tableSumSchema } from '#db/table-sums.ts';
import { CommandError } from '#server/command-error.ts';
import { LANGUAGE_FILE } from '#server/settings/start-language.ts';

/** The embedded database, a folder; or a PostgreSQL, a file of pg_dump. A backup has one of them. */
export const DATABASE = 'database';
export const DUMP = 'database.dump';

/** The other parts of DATA_DIR that are backed up. */
export const OTHER_PARTS = ['auth-secret', LANGUAGE_FILE, 'pictures', 'uploads'];

/** Written last. */
export const MANIFEST = 'backup.json';

const manifestSchema = z.object({
  madeAt: z.string(),
  /** Whose it is (placeOf, backup-source.ts). */
  place: z.string(),
  /** What each table held; null of a shop that did not run, whose database was not opened. */
  tables: z.array(tableSumSchema).nullable(),
  /** What the environment of the shop has set, by name; of a secret only that it was. */
  variables: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.string()),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

/** Throws CommandError for what is no whole backup. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    // Not there, or cut.
    throw new CommandError(
      `${folder} is no complete backup: it has no ${MANIFEST} that can be read.`,
    );
  }
}

export function hasDump(folder: string): boolean {
  return existsSync(join(folder, DUMP));
}

/** Nobody restores to the same folder. */
const OWN_PLACES = ['DATA_DIR', 'BACKUP_DIR'];

/** A line for each variable that is not as it was when the backup was made. */
export function describeChangedVariables(
  before: BackupManifest['variables'],
  now: BackupManifest['variables'],
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names]
    .filter((name) => !OWN_PLACES.includes(name) && before[name] !== now[name])
    .toSorted()
    .map((name) => `${name}: was ${before[name] ?? 'not set'}, is ${now[name] ?? 'not set'}`);
}
