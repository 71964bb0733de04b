/** The commands that need a shop that does not run: a backup is restored, the embedded database moves to PostgreSQL. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { formatCents } from '#app/shared/money/money.ts';
import { CopyRefusedError, copyTables } from '#db/copy-tables.ts';
import { openPostgresDatabase, readPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { readTables, type TableSum } from '#db/table-sums.ts';
import { REFUSALS } from '#operations/operation.ts';
import { describeChangedVariables, hasDump, readManifest } from '#server/backup/backup-manifest.ts';
import { restorePostgres } from '#server/backup/postgres-dump.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { CommandError, describeError } from '#server/command-error.ts';
import { type Environment, readSettings, type Settings } from '#server/settings/settings.ts';
import { setAuthSecretInDatabase } from '#server/storage/auth-secret.ts';
import { lockFolder, openDatabase } from '#server/storage/open-database.ts';
import { createProgress } from './progress.ts';

/** How far the work is, on the terminal; throws CommandError where Ctrl-C was pressed. */
type OnStep = (phase: string, done: number) => void;

/** Ctrl-C ends the work where it can be undone. */
async function withProgress<Value>(
  { stderr }: Terminal,
  work: (onStep: OnStep) => Promise<Value>,
): Promise<Value> {
  const progress = createProgress(stderr);
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  process.on('SIGINT', interrupt);
  try {
    return await work((phase, done) => {
      if (isInterrupted) throw new CommandError('It was ended: everything is as it was.');
      progress.update({ phase, done, share: null });
    });
  } finally {
    process.off('SIGINT', interrupt);
    progress.clear();
  }
}

/** Where the command prints. */
export type Terminal = { stdout: Writable; stderr: Writable & { isTTY?: boolean } };

/** Throws CommandError where the backup is not of the kind of database that the settings name, or that is in use. */
async function checkTarget(folder: string, postgres: Settings['postgres']): Promise<void> {
  if (!hasDump(folder)) {
    if (postgres === null) return;
    throw new CommandError(
      'The backup is of an embedded database, and DATABASE_URL names a PostgreSQL: restore it without DATABASE_URL, then move it by npm run shop -- database move.',
    );
  }
  if (postgres === null) {
    throw new CommandError(
      'The backup is of a PostgreSQL: let DATABASE_URL name a new database (createdb).',
    );
  }
  const { queries, close } = readPostgresDatabase(postgres);
  const tables = await readTables(queries).finally(close);
  if (tables.length === 0) return;
  throw new CommandError(
    'The database of DATABASE_URL has a shop already: make a new one (createdb), and let DATABASE_URL name it.',
  );
}

/** The lines that say what was done. Throws CommandError, or what stands in the way. */
async function restore(settings: Settings, folder: string, terminal: Terminal): Promise<string[]> {
  const { dataDir, postgres } = settings;
  const { madeAt, variables } = await readManifest(folder);
  await checkTarget(folder, postgres);
  const lock = lockFolder(dataDir);
  let files = 0;
  await withProgress(terminal, (onStep) =>
    restoreBackup(folder, dataDir, {
      onFile() {
        files += 1;
        onStep('Copying files', files);
      },
      restoreDump: async (file) => {
        if (postgres !== null) await restorePostgres(file, postgres);
      },
    }),
  ).finally(lock.release);
  const place = postgres === null ? dataDir : `${dataDir} and in the database of DATABASE_URL`;
  const changed = describeChangedVariables(variables, settings.variables);
  return [
    ...(changed.length > 0 ? ['Settings that are not as they were:', ...changed] : []),
    `The shop of ${madeAt} is in ${place}. Start it with npm start, and run npm run shop -- payments reconcile.`,
  ];
}

const USAGE = `Usage: npm run shop -- database restore <folder>
       npm run shop -- database move

restore brings a backup back into a DATA_DIR, and a DATABASE_URL where it is of one, that have no shop; move copies the embedded database into the empty PostgreSQL
of DATABASE_URL.`;

/** Runs it; gives its exit code, which is that of an operation. */
export async function runStoppedShop(
  [, verb, ...places]: readonly string[],
  env: Environment,
  terminal: Terminal,
): Promise<number> {
  const { stdout, stderr } = terminal;
  const [folder = ''] = places;
  const isHelp = places.some((word) => word === '--help' || word === '-h');
  if (isHelp || places.length !== (verb === 'restore' ? 1 : 0) || folder.startsWith('-')) {
    (isHelp ? stdout : stderr).write(`${USAGE}\n`);
    return isHelp ? 0 : REFUSALS.bad_input.exitCode;
  }
  try {
    const read = readSettings(env);
    if (!read.ok) throw new CommandError(read.message);
    const lines =
      verb === 'restore'
        ? await restore(read.settings, resolve(folder), terminal)
        : await moveToPostgres(read.settings, terminal);
    stdout.write(lines.map((line) => `${line}\n`).join(''));
    return 0;
  } catch (error) {
    stderr.write(`${describeError(error)}\n`);
    return REFUSALS.conflict.exitCode;
  }
}

function describeTable({ table, rows, amountCents }: TableSum): string {
  const amount = amountCents === null ? '' : formatCents(amountCents);
  return `${table.padEnd(32)}${String(rows).padStart(10)}  ${amount.padStart(16)}`.trimEnd();
}

/** As restore; the source stays as it was in any case. */
async function moveToPostgres(settings: Settings, terminal: Terminal): Promise<string[]> {
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
      const tables = await withProgress(terminal, (onStep) =>
        copyTables(source.database.queries, target.queries, {
          // One that is set reaches every process by its environment.
          async finish(to) {
            if (authSecret === undefined) await setAuthSecretInDatabase(to, source.authSecret);
          },
          onCopied: onStep,
        }),
      );
      return [
        ...tables.map(describeTable),
        'Every row and amount is the same in both. The embedded database was left as it was.',
      ];
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
}
