/** A path whose percent signs encode nothing names nothing: it is refused before anybody reads it. */
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/api-response.server.ts';

function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return !decodeURIComponent(new URL(url).pathname).includes('\0');
  } catch {
    // A URIError is the runtime's way to say no.
    return false;
  }
}

export const rejectMalformedPath: MiddlewareHandler<ApiEnv> = async function checkPath(
  context,
  next,
) {
  if (isReadable(context.req.url)) return next();
  const message = 'This address cannot be read: a % in it must begin an encoded character.';
  return context.json({ error: { code: 'bad_path', message } }, 400);
};
