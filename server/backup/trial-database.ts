/** A PostgreSQL database for one trial, made and dropped by a user that may make databases and needs no other right. */
import { readPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { describeCause } from '#db/postgres/postgres-problem.ts';
import { connectPatiently } from '#db/postgres/postgres-start.ts';
import { withDatabase } from '#db/postgres/server-addresses.ts';
import { sumTables, type TableSum } from '#db/table-sums.ts';
import { CommandError } from '#server/command-error.ts';
import { restorePostgres } from './postgres-dump.ts';

/** Where it is made: the address of its user, and its name, which is of one shop alone. */
export type TrialDatabase = { url: string; name: string };

/** Gives what a dump holds, restored into a database that is gone afterwards. Throws CommandError. */
export async function sumDump(
  file: string,
  { url, name }: TrialDatabase,
  signal: AbortSignal,
): Promise<TableSum[]> {
  const server = await connectPatiently(url).catch(explain);
  // One is there where a process was killed, or a drop failed.
  const drop = () => server.query(`drop database if exists "${name}" with (force)`);
  try {
    // Of another shop with the same name at its own server: one trial after the other. The end of the session ends it.
    await server.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    await drop();
    await server.query(`create database "${name}"`);
    const own = withDatabase(url, name);
    await restorePostgres(file, { url: own }, { signal, forTrial: true });
    const restored = readPostgresDatabase({ url: own, poolSize: 1, statementTimeoutMs: 0 });
    return await sumTables(restored.queries).finally(restored.close);
  } catch (error) {
    if (signal.aborted || error instanceof CommandError) throw error;
    return explain(error);
  } finally {
    await drop().catch(() => {});
    await server.end();
  }
}

/** Throws CommandError where no trial can be made there. */
export async function checkTrialServer(url: string): Promise<void> {
  const server = await connectPatiently(url).catch(explain);
  const { rowCount } = await server
    .query('select from pg_roles where rolname = current_user and (rolcreatedb or rolsuper)')
    .finally(() => server.end());
  if (rowCount === 1) return;
  throw new CommandError(
    'BACKUP_TRIAL_URL: its user may not make databases: alter role … createdb.',
  );
}

function explain(error: unknown): never {
  throw new CommandError(`BACKUP_TRIAL_URL: ${describeCause(error)}`);
}
