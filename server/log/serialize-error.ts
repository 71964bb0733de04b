/**
 * What the log says of an error: its type, message, code, stack and causes, and no other property. Those of
 * a failed statement hold its parameters: password hashes, session tokens and e-mail addresses.
 */
import { DrizzleQueryError } from 'drizzle-orm';

export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
};

/** An error can be its own cause. */
const MAX_CAUSES = 5;

/** PostgreSQL's class 22, data exceptions: their messages quote the value behind a colon. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

function codeOf(error: Error): string | undefined {
  if (!('code' in error)) return undefined;
  return typeof error.code === 'string' || typeof error.code === 'number'
    ? String(error.code)
    : undefined;
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (!DATA_EXCEPTION.test(codeOf(error) ?? '')) return error.message;
  return error.message.split(/[:"]/, 1).join();
}

/** The lines below the message, which the stack repeats as it is. */
function placesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
}

/** `error` is whatever was thrown. */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) {
    const message = typeof error === 'string' ? error : `A ${typeof error} was thrown`;
    return { type: typeof error, message };
  }
  const type = error.constructor.name;
  const message = messageOf(error);
  const code = codeOf(error);
  const hasCause = error.cause !== undefined && depth < MAX_CAUSES;
  return {
    type,
    message,
    ...(code !== undefined && { code }),
    stack: `${type}: ${message}${placesOf(error)}`,
    ...(hasCause && { cause: serializeError(error.cause, depth + 1) }),
  };
}
