/** Distinguishes a database that is temporarily unavailable from a statement that is wrong. */

/** PostgreSQL's error classes in which a retry may succeed, by the start of their SQLSTATE. */
const PASSING_STATES = [
  '08', // connection exceptions
  '53', // insufficient resources, such as too many connections
  '57P', // shut down, crashed, starting up; or a build that is too old (require_build.sql)
  '57014', // ended by the statement timeout
  '55P03', // a lock was not to be had
  '25006', // read-only: a standby that is about to be promoted
];

const PASSING_SYSTEM_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
];

/** These messages have no code that says so. */
const PASSING_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Query read timeout',
  'PGlite is closed',
  // A node of a cluster went away in a transaction: XX000 for Citus. It is rolled back, but for one that was lost in its
  // commit, of which nobody knows, as of a commit that any server did not answer.
  'failure on connection marked as essential',
  'postmaster was shut down',
  'server closed the connection unexpectedly',
  'could not commit transaction for shard',
  'failed to prepare transaction',
];

function isPassing(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return (
    PASSING_SYSTEM_CODES.includes(code) ||
    PASSING_STATES.some((state) => code.length === 5 && code.startsWith(state)) ||
    PASSING_MESSAGES.some((message) => error.message.includes(message))
  );
}

/** Whether the error, or any of its causes, says that the database cannot be reached right now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let cause = error;
  while (cause instanceof Error) {
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
    if (isPassing(cause)) return true;
    cause = cause.cause;
  }
  return false;
}
