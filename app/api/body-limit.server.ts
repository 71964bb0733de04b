/** Refuses request bodies that are too large, before they are read. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type ApiContext, type ApiEnv, fail } from './api-response.server.ts';

const MAX_BODY_BYTES = 256 * 1024;

function refuse(context: ApiContext): Response {
  const message = `A body holds at most ${MAX_BODY_BYTES} bytes.`;
  return fail(context, 413, { code: 'body_too_large', message });
}

const limitByReading = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuse });

/**
 * Compares the declared length, and counts the bytes of a body that has none. Looking whether there is a
 * body costs a whole `Request`, so that is left to the latter.
 */
export const limitBody: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const { req } = context;
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  const length = req.header('content-length');
  if (length === undefined || req.header('transfer-encoding') !== undefined) {
    return limitByReading(context, next);
  }
  return Number(length) > MAX_BODY_BYTES ? refuse(context) : next();
};
