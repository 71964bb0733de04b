/** `npm run database`: backup and restore of the embedded database, and the move to PostgreSQL. */
import { join, resolve } from 'node:path';
import { CommandError } from '#server/command-error.ts';
import { backupOperation } from '#server/control/backup-operation.ts';
import type { ShopAccess } from '#server/control/operation.ts';
import { runOperation } from '#server/control/run-operation.ts';
import type { Settings } from '#server/settings.ts';
import { checkBackupFolder, restoreBackup } from '#server/storage/backup-folder.ts';
import { acquireLock, type Lock } from '#server/storage/exclusive-lock.ts';
import { FolderInUseError } from '#server/storage/open-database.ts';
import type { CommandContext, CommandDefinition } from './command.ts';
import { moveToPostgres } from './move-to-postgres.ts';

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
