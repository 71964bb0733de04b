/** `npm run database -- move`: from the embedded database into the PostgreSQL of DATABASE_URL. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatCents } from '#app/shared/money.ts';
import { type CopiedTable, CopyRefusedError, copyTables } from '#db/copy-tables.ts';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { CommandError } from '#server/command-error.ts';
import type { Settings } from '#server/settings.ts';
import { setAuthSecretInDatabase } from '#server/storage/auth-secret.ts';
import { openDatabase } from '#server/storage/open-database.ts';

function describeTable({ table, rows, amountCents }: CopiedTable): string {
  const amount = amountCents === null ? '' : formatCents(amountCents);
  return `${table.padEnd(32)}${String(rows).padStart(10)}  ${amount.padStart(16)}`.trimEnd();
}

/** Throws CommandError, or what stands in the way; the source stays as it was in any case. */
export async function moveToPostgres(
  settings: Settings,
  print: (line: string) => Promise<void>,
): Promise<void> {
  const { dataDir, postgres, authSecret } = settings;
  if (postgres === null) {
    throw new CommandError('DATABASE_URL is missing: set it to the empty PostgreSQL to move into.');
  }
  if (!existsSync(join(dataDir, 'database'))) {
    throw new CommandError(
      `There is no embedded database in ${dataDir}: set DATA_DIR to its folder.`,
    );
  }
  const target = await openPostgresDatabase({ ...postgres, statementTimeoutMs: 0 }, () => {});
  try {
    // A shop that runs on the folder has its lock.
    const source = await openDatabase({ ...settings, postgres: null }, () => {});
    try {
      const copied = await copyTables(source.database.queries, target.queries, async (to) => {
        // One that is set reaches every process by its environment.
        if (authSecret === undefined) await setAuthSecretInDatabase(to, source.authSecret);
      });
      for (const table of copied) await print(describeTable(table));
    } finally {
      await source.close();
    }
  } catch (error) {
    if (!(error instanceof CopyRefusedError)) throw error;
    throw new CommandError(
      `Nothing was moved. ${error.message} Make a new database (createdb) and let DATABASE_URL name it.`,
    );
  } finally {
    await target.close();
  }
  await print(
    'Every row and amount is the same in both. The embedded database was left as it was.',
  );
}
