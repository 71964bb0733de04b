/** Tells a statement that met a row which is there already from any other that failed. */

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';

/** Whether the error, or what caused it, says that a unique key is taken: nothing was done. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
