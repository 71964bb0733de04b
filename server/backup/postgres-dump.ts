/** A PostgreSQL as a file, by its own programs: pg_dump and pg_restore, of the server's version or a later one. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import type { PostgresSettings } from '#db/postgres/postgres-database.ts';
import { addressForPrograms } from '#db/postgres/server-addresses.ts';
import { readRows } from '#db/read-rows.ts';
import { sumTables, type TableSum } from '#db/table-sums.ts';
import { CommandError } from '#server/command-error.ts';
import { maskRows } from './mask-complaint.ts';
import { ProgramFailed, runProgram } from './run-program.ts';

type Address = Pick<PostgresSettings, 'url' | 'listenUrl' | 'migrationUrl'>;

export function missingProgram(program: string): string {
  return `${program} is not on the PATH: install PostgreSQL's client in the version of the server (Debian: postgresql-client).`;
}

/** Runs it on the server at `url`. */
async function runOnServer(
  program: 'pg_dump' | 'pg_restore',
  options: readonly string[],
  url: string,
  signal?: AbortSignal,
): Promise<void> {
  const { address, password } = addressForPrograms(url);
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  try {
    const args = [...options, '--no-password', `--dbname=${address}`];
    await runProgram(program, args, { env, signal, mask: maskRows });
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new CommandError(error.endedWith === 'ENOENT' ? missingProgram(program) : error.message);
  }
}

const snapshotSchema = z.object({ snapshot: z.string() });

/** Dumps one moment, while the shop goes on; gives what the database held then. Throws CommandError. */
export function dumpPostgres(
  file: string,
  { address, queries, signal }: { address: Address; queries: Queries; signal: AbortSignal },
): Promise<TableSum[]> {
  return queries.transaction(
    async (tx) => {
      // The dump takes its time, and the sums of a large table too.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const exported = sql`select pg_export_snapshot() as snapshot`;
      const [moment] = await readRows(tx, snapshotSchema, exported);
      const options = ['--format=custom', `--file=${file}`, `--snapshot=${moment?.snapshot}`];
      await runOnServer('pg_dump', options, address.listenUrl ?? address.url, signal);
      return sumTables(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** `forTrial`: without what other roles may do, which the server of a trial need not know. */
type RestoreOptions = { signal?: AbortSignal; forTrial?: boolean };

/** Into an empty database, in one transaction. Throws CommandError. */
export function restorePostgres(
  file: string,
  address: Address,
  { signal, forTrial = false }: RestoreOptions = {},
): Promise<void> {
  const options = ['--exit-on-error', '--single-transaction', '--no-owner'];
  if (forTrial) options.push('--no-privileges');
  const url = address.migrationUrl ?? address.listenUrl ?? address.url;
  return runOnServer('pg_restore', [...options, file], url, signal);
}

/** Whether pg_dump is there. */
export function hasPgDump(): Promise<boolean> {
  return runProgram('pg_dump', ['--version']).then(
    () => true,
    () => false,
  );
}
