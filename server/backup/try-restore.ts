/** Restores a backup of an embedded database for a trial: whether it can be, and holds what it says of itself. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sumTables, type TableSum } from '#db/table-sums.ts';
import { CommandError } from '#server/command-error.ts';
import { DATABASE } from './backup-manifest.ts';
import { restoreBackup } from './restore-backup.ts';

async function readSums(dataDir: string): Promise<TableSum[]> {
  // With PostgreSQL neither its code nor its WebAssembly is ever loaded.
  const { openEmbeddedDatabase } = await import('#db/embedded-database.ts');
  const database = await openEmbeddedDatabase(join(dataDir, DATABASE));
  return sumTables(database.queries).finally(database.close);
}

function describeSum({ rows, amountCents }: Omit<TableSum, 'table'>): string {
  return amountCents === null ? `${rows} rows` : `${rows} rows of ${amountCents} cents`;
}

const NOTHING = { rows: 0, amountCents: null };

/** Into this folder, which is gone afterwards. Throws CommandError where the backup is not what it should be. */
export async function tryRestore(folder: string, trial: string, onFile: () => void): Promise<void> {
  await rm(trial, { recursive: true, force: true });
  try {
    const { tables } = await restoreBackup(folder, trial, { onFile, restoreDump: async () => {} });
    const found = new Map((await readSums(trial)).map((sum) => [sum.table, sum]));
    for (const { table, ...said } of tables ?? []) {
      const [is, was] = [describeSum(found.get(table) ?? NOTHING), describeSum(said)];
      if (is === was) continue;
      throw new CommandError(
        `The backup in ${folder} is not what it should be: ${table} has ${is}, not ${was}. Make another one.`,
      );
    }
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}
