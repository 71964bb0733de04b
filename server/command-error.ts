/** Errors of commands, and what is printed of them. */
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { describeSqlState } from '#db/postgres/postgres-problem.ts';

/** Its message is one line that says what to do. */
export class CommandError extends Error {}

/** SQLSTATE of a table or column that is not there. */
const MISSING = ['42P01', '42703'];

/** One of Drizzle's, which a start knows without loading Drizzle. */
function isOfQuery(error: unknown): error is Error {
  return error instanceof Error && 'query' in error && 'params' in error;
}

/** One line of any error. */
export function describeError(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  const line = describeSqlState(error);
  if (line !== null) return line;
  if (isDatabaseUnavailable(error)) return 'The database does not answer: is DATABASE_URL right?';
  // The parameters of a query may be secret; why it failed is in the cause.
  const reason = isOfQuery(error) ? error.cause : error;
  if (!(reason instanceof Error)) return String(reason);
  if ('code' in reason && MISSING.includes(String(reason.code))) {
    return 'There is no shop of this version in the database of DATABASE_URL: npm start makes it one.';
  }
  return reason.message;
}
