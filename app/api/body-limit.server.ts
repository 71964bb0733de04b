/** Refuses request bodies that are too large, before they are read. */
import { bodyLimit } from 'hono/body-limit';
import { fail } from './api-response.server.ts';

const MAX_BODY_BYTES = 256 * 1024;

export const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError(context) {
    const message = `A body holds at most ${MAX_BODY_BYTES} bytes.`;
    return fail(context, 413, { code: 'body_too_large', message });
  },
});
