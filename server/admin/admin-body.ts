/** How much a page of the admin may send. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** A form without files: the longest description takes a fifth of it. */
const MAX_FORM_BYTES = 1_000_000;

/** These take files, and limit each while they write it to the disk. */
const TAKES_FILES =
  /^\/(?:import|products\/[^/]+\/pictures|(?:collections|home)\/[^/]+\/picture|shop\/pictures\/[^/]+)(?:\.data)?$/;

const limitForm = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: (context) => context.text('This is more than a page of the admin sends.\n', 413),
});

/** Refuses what is too large before it is read. */
export const limitBody: MiddlewareHandler = async (context, next) =>
  TAKES_FILES.test(context.req.path) ? next() : limitForm(context, next);
