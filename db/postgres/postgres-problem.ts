/** What is wrong with a PostgreSQL, in one line that says what to do. */
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';

/** Its message is one line that says what to do. */
export class PostgresProblem extends Error {}

/** By SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const LINES: Readonly<Record<string, string>> = {
  '28P01': 'PostgreSQL refuses the user or the password of DATABASE_URL: correct them.',
  '28000':
    'PostgreSQL does not let the user of DATABASE_URL in from here: correct the user, or allow it in pg_hba.conf.',
  '3D000':
    'PostgreSQL has no database of the name in DATABASE_URL: make it with createdb, or correct the name.',
  '42501':
    'The user of DATABASE_URL may not make or change the tables: make it the owner of the database and of what is in it.',
  '25006': 'The database of DATABASE_URL takes no writes: name the primary, not a standby.',
  '57014':
    'A statement took longer than the timeout: raise DATABASE_STATEMENT_TIMEOUT_MS, and the statement_timeout of the role if it has one.',
  '53300':
    'PostgreSQL has no connection left: raise its max_connections, or lower DATABASE_POOL_SIZE.',
  '08P01':
    'Something between the shop and PostgreSQL refuses the connection: a pooler needs ignore_startup_parameters, as docs/deploying.md says.',
};

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    yield cause;
    if (cause instanceof AggregateError) for (const one of cause.errors) yield* causesOf(one);
  }
}

/** The line for an error whose SQLSTATE says what to do; null for any other. */
export function describeSqlState(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    if (cause instanceof PostgresProblem) return cause.message;
    const line = 'code' in cause ? LINES[String(cause.code)] : undefined;
    if (line !== undefined) return line;
  }
  return null;
}

/** The same of the user of DATABASE_MIGRATION_URL, who owns the tables. */
export function asOwnersProblem(error: unknown): unknown {
  const line = describeSqlState(error);
  if (line === null) return error;
  return new PostgresProblem(line.replaceAll('DATABASE_URL', 'DATABASE_MIGRATION_URL'));
}

/** Why a connection failed: the innermost message, such as `connect ECONNREFUSED 127.0.0.1:5432`. */
export function describeCause(error: unknown): string {
  return [...causesOf(error)].findLast(({ message }) => message !== '')?.message ?? String(error);
}

/** The line for any error of opening a database; null where it is not about one. */
export function describePostgresProblem(error: unknown): string | null {
  const line = describeSqlState(error);
  if (line !== null || !isDatabaseUnavailable(error)) return line;
  return `The database cannot be reached (${describeCause(error)}): start PostgreSQL, or correct DATABASE_URL.`;
}
