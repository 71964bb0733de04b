/** `npm run database`: backup and restore of the embedded database, and the move to PostgreSQL. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatCents } from '#app/shared/money.ts';
import { type CopiedTable, CopyRefusedError, copyTables } from '#db/copy-tables.ts';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { CommandError } from '#server/command-error.ts';
import { backupOperation } from '#server/control/backup-operation.ts';
import type { ShopAccess } from '#server/control/operation.ts';
import { runOperation } from '#server/control/run-operation.ts';
import type { Settings } from '#server/settings.ts';
import { setAuthSecretInDatabase } from '#server/storage/auth-secret.ts';
import { checkBackupFolder, restoreBackup } from '#server/storage/backup-folder.ts';
import { acquireLock, type Lock } from '#server/storage/exclusive-lock.ts';
import { FolderInUseError, openDatabase } from '#server/storage/open-database.ts';
import type { CommandContext, CommandDefinition } from './command.ts';

function lockFolder(dataDir: string): Lock {
  const lock = acquireLock(join(dataDir, 'shop.lock'));
  if (!lock) throw new FolderInUseError(dataDir);
  return lock;
}

function refusePostgres({ postgres }: Settings): void {
  if (postgres === null) return;
  throw new CommandError(
    'DATABASE_URL names a PostgreSQL: use pg_dump and pg_restore, as docs/operating.md says.',
  );
}

/** Under its lock the folder is copied as it is: the database is not opened, and not upgraded. */
async function openFolder({ dataDir }: Settings) {
  const lock = lockFolder(dataDir);
  const whileStill: ShopAccess['whileStill'] = (copy) => copy();
  return { shop: { dataDir, whileStill }, close: lock.release };
}

async function backUp(folder: string, context: CommandContext): Promise<void> {
  const settings = context.readSettings();
  refusePostgres(settings);
  await checkBackupFolder(settings.dataDir, folder);
  const call = { request: { folder }, open: openFolder };
  for await (const { done } of runOperation(settings, backupOperation, call)) {
    if (done) await context.print(`The shop is backed up in ${folder}.`);
  }
}

async function restore(folder: string, context: CommandContext): Promise<void> {
  const settings = context.readSettings();
  refusePostgres(settings);
  const { dataDir } = settings;
  const lock = lockFolder(dataDir);
  const { madeAt } = await restoreBackup(folder, dataDir).finally(lock.release);
  await context.print(
    `The shop of ${madeAt} is in ${dataDir}. Start it with npm start, and run npm run reconciliation.`,
  );
}

export const command: CommandDefinition = {
  failureCode: 1,
  define(program, context) {
    program.description('Back up, restore or move the shop. docs/operating.md says more.');
    program
      .command('backup')
      .description('Copy the embedded database, pictures and secret into a new folder')
      .argument('<folder>')
      .action((folder: string) => backUp(resolve(folder), context));
    program
      .command('restore')
      .description('Bring a backup back into a DATA_DIR that has no shop')
      .argument('<folder>')
      .action((folder: string) => restore(resolve(folder), context));
    program
      .command('move')
      .description('Copy the embedded database into the empty PostgreSQL of DATABASE_URL')
      .action(() => moveToPostgres(context.readSettings(), context.print));
  },
};

function describeTable({ table, rows, amountCents }: CopiedTable): string {
  const amount = amountCents === null ? '' : formatCents(amountCents);
  return `${table.padEnd(32)}${String(rows).padStart(10)}  ${amount.padStart(16)}`.trimEnd();
}

/** Throws CommandError, or what stands in the way; the source stays as it was in any case. */
async function moveToPostgres(
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
