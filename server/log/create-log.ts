/** The log of a shop: one JSON object a line. */
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { currentRequestId } from './request-id.ts';
import { serializeError } from './serialize-error.ts';

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
