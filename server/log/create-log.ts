/** The log of a shop: one JSON object a line. */

import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { currentRequestId } from './request-id.ts';

/**
 * What the log says of an error: its type, message, code, stack and causes, and no other property. Those of
 * a failed statement hold its parameters: password hashes, session tokens and e-mail addresses.
 */
type LoggedError = {
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

/** An error that is logged without a message: pino would take the error's own as it is. */
function loneError([first, message]: unknown[]): Error | null {
  if (message !== undefined || typeof first !== 'object' || first === null) return null;
  const error = 'err' in first ? first.err : first;
  return error instanceof Error ? error : null;
}

/** What may begin the parameters of an address, as it is or encoded, also where somebody has garbled it. */
const PARAMETERS = /[?#&;=]|%(?:3f|23|26|3b|3d)/i;

/** What stands before the path of a whole address: its host, and who signs in there with which password. */
const AUTHORITY = /^[^/]+(?:\/\/[^/]*)?/;

/** The path alone: the parameters of a mailed link hold its secret. */
function serializePath(path: unknown): unknown {
  return typeof path === 'string' ? path.replace(AUTHORITY, '').split(PARAMETERS, 1).join() : path;
}

const OPTIONS: LoggerOptions = {
  serializers: { err: (error: unknown) => serializeError(error), path: serializePath },
  mixin() {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  },
  hooks: {
    logMethod(args, method) {
      const err = loneError(args);
      if (err) method.call(this, { err }, serializeError(err).message);
      else method.apply(this, args);
    },
  },
};

/** At once: lines are few, and the last one before a crash is the one that is needed. */
export function openDestination(fileDescriptor: 1 | 2): DestinationStream {
  return pino.destination({ dest: fileDescriptor, sync: true });
}

/** Errors belong under the name `err`, addresses of requests under `path`. */
export function createLog(level: string, destination = openDestination(1)): Logger {
  return pino({ ...OPTIONS, level }, destination);
}

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
function serializeError(error: unknown, depth = 0): LoggedError {
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
