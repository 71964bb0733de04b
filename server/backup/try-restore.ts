/** Restores a backup for a trial: whether it can be, and holds what it says of itself. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sumTables, type TableSum } from '#db/table-sums.ts';
import { DATABASE } from './backup-manifest.ts';
import { DamagedBackup, restoreBackup } from './restore-backup.ts';
import { sumDump, type TrialDatabase } from './trial-database.ts';

async function sumEmbedded(folder: string, dataDir: string): Promise<TableSum[]> {
  // With PostgreSQL neither its code nor its WebAssembly is ever loaded.
  const { DamagedDatabaseError, openEmbeddedDatabase } = await import('#db/embedded-database.ts');
  try {
    const database = await openEmbeddedDatabase(join(dataDir, DATABASE));
    return await sumTables(database.queries).finally(database.close);
  } catch (error) {
    if (!(error instanceof DamagedDatabaseError)) throw error;
    throw new DamagedBackup(`The database of the backup in ${folder} cannot be opened.`);
  }
}

function describeSum({ rows, amountCents }: Omit<TableSum, 'table'>): string {
  return amountCents === null ? `${rows} rows` : `${rows} rows of ${amountCents} cents`;
}

const NOTHING = { rows: 0, amountCents: null };

export type TrialTools = {
  onFile(): void;
  signal: AbortSignal;
  /** Where the dump of a PostgreSQL goes; null of an embedded database. */
  database: TrialDatabase | null;
};

/**
 * Into this folder, which is gone afterwards. Throws DamagedBackup where the backup is not what it should be, and another
 * error where that cannot be found out.
 */
export async function tryRestore(
  folder: string,
  trial: string,
  { onFile, signal, database }: TrialTools,
): Promise<void> {
  let sums: TableSum[] | null = null;
  await rm(trial, { recursive: true, force: true });
  try {
    const { tables } = await restoreBackup(folder, trial, {
      onFile,
      async restoreDump(file) {
        if (database) sums = await sumDump(file, database, signal);
      },
    });
    const found = new Map(
      (sums ?? (await sumEmbedded(folder, trial))).map((sum) => [sum.table, sum]),
    );
    for (const { table, ...said } of tables ?? []) {
      const [is, was] = [describeSum(found.get(table) ?? NOTHING), describeSum(said)];
      if (is === was) continue;
      throw new DamagedBackup(
        `The backup in ${folder} is not what it should be: ${table} has ${is}, not ${was}. Make another one.`,
      );
    }
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}
