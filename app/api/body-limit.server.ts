/** The most that a body may hold, checked before it is read. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type ApiEnv, fail } from './api-response.server.ts';

const MAX_BODY_BYTES = 256 * 1024;

const bodyTooLarge = {
  code: 'body_too_large',
  message: `A body holds at most ${MAX_BODY_BYTES} bytes.`,
};

/** As Hono checks it, counting where the length is not told. */
const countBytes = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (context) => fail(context, 413, bodyTooLarge),
});

/**
 * To look at a request's body makes a stream of it, which costs more than all else about the request.
 * A length that is told is held to by the parser of HTTP.
 */
export const limitBody: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const { method, headers } = context.req.raw;
  if (method === 'GET' || method === 'HEAD') return next();
  const length = headers.get('content-length');
  if (length === null || headers.has('transfer-encoding')) return countBytes(context, next);
  return Number(length) > MAX_BODY_BYTES ? fail(context, 413, bodyTooLarge) : next();
};
