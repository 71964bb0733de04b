/** What a command prints when it cannot be done. */
import { DrizzleQueryError } from 'drizzle-orm';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';

/** What stands in the way, in one line that says what to do. */
export class CommandError extends Error {}

/** SQLSTATE of a table or column that is not there. */
const MISSING = ['42P01', '42703'];

/** One line of any error. */
export function describeError(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  if (isDatabaseUnavailable(error)) return 'The database does not answer: is DATABASE_URL right?';
  // What a query was asked with may be a secret; why it failed is in the cause.
  const shown = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(shown instanceof Error)) return String(shown);
  if ('code' in shown && MISSING.includes(String(shown.code))) {
    return 'There is no shop of this version in the database of DATABASE_URL: npm start makes it one.';
  }
  return shown.message;
}
