/** `npm run database`: backup and restore of the embedded database, and the move to PostgreSQL. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, reasonOf } from '#server/command-error.ts';
import { backupLineSchema } from '#server/control/backup-messages.ts';
import { askShop } from '#server/control/control-client.ts';
import { askOrOpen } from '#server/control/remote-or-local.ts';
import { type Environment, readSettings, type Settings } from '#server/settings.ts';
import { checkBackupPlace, makeBackup, restoreBackup } from '#server/storage/backup-folder.ts';
import { acquireLock } from '#server/storage/exclusive-lock.ts';
import { FolderInUseError } from '#server/storage/open-database.ts';
import { moveShop } from './move-to-postgres.ts';

const USAGE = 'Use: npm run database -- backup FOLDER, restore FOLDER, or move';

type DatabaseCommand = {
  args: string[];
  env: Environment;
  /** Without line ends: what was done, and what is wrong. */
  print: (line: string) => void;
  complain: (line: string) => void;
};

type Verb = 'backup' | 'restore' | 'move';

function readArgs(args: string[]): { verb: Verb; folder: string } {
  let positionals: string[];
  try {
    ({ positionals } = parseArgs({ args, allowPositionals: true }));
  } catch {
    // There are no options.
    throw new CommandError(USAGE);
  }
  const [verb, folder, ...more] = positionals;
  if (more.length === 0 && verb === 'move' && folder === undefined) return { verb, folder: '' };
  if (more.length === 0 && (verb === 'backup' || verb === 'restore') && folder) {
    return { verb, folder: resolve(folder) };
  }
  throw new CommandError(USAGE);
}

function withLock<Value>(dataDir: string, work: () => Promise<Value>): Promise<Value> {
  const lock = acquireLock(join(dataDir, 'shop.lock'));
  if (!lock) throw new FolderInUseError(dataDir);
  return work().finally(() => lock.release());
}

/** While a shop runs it makes the copy itself: only it can keep its database still. */
async function backUp({ dataDir }: Settings, folder: string): Promise<string> {
  await checkBackupPlace(dataDir, folder);
  async function ask(): Promise<boolean> {
    const lines = await askShop(dataDir, `backup?${new URLSearchParams({ folder })}`);
    if (!lines) return false;
    for await (const line of lines) {
      const answer = backupLineSchema.parse(line);
      if ('error' in answer) throw new CommandError(answer.error);
    }
    return true;
  }
  await askOrOpen(dataDir, ask, () =>
    withLock(dataDir, () => makeBackup(dataDir, folder, (copy) => copy())),
  );
  return `The shop is backed up in ${folder}.`;
}

async function restore({ dataDir }: Settings, folder: string): Promise<string> {
  const { madeAt } = await withLock(dataDir, () => restoreBackup(folder, dataDir));
  return `The shop of ${madeAt} is in ${dataDir}. Start it with npm start, and run npm run audit.`;
}

async function run(
  { verb, folder }: { verb: Verb; folder: string },
  settings: Settings,
  print: (line: string) => void,
): Promise<void> {
  if (verb === 'move') return moveShop(settings, print);
  if (settings.postgres !== null) {
    throw new CommandError(
      'DATABASE_URL names a PostgreSQL: use pg_dump and pg_restore, as docs/operating.md says.',
    );
  }
  print(await (verb === 'backup' ? backUp : restore)(settings, folder));
}

/** Gives the exit code: 0 it is done, 1 it is not, for the reason that was told in one line. */
export async function databaseCommand(command: DatabaseCommand): Promise<number> {
  const { args, env, print, complain } = command;
  try {
    const asked = readArgs(args);
    const read = readSettings(env);
    if (!read.ok) throw new CommandError(read.message);
    await run(asked, read.settings, print);
    return 0;
  } catch (error) {
    complain(reasonOf(error));
    return 1;
  }
}
