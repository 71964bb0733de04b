/** Answers 400 to malformed percent-encoding. */
import type { MiddlewareHandler } from 'hono';

function isWellFormed(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return !decodeURIComponent(new URL(url).pathname).includes('\0');
  } catch {
    // Throws a URIError for malformed input.
    return false;
  }
}

export const rejectMalformedPath: MiddlewareHandler = async function checkPath(context, next) {
  if (isWellFormed(context.req.url)) return next();
  const message = 'This address cannot be read: a % in it must begin an encoded character.';
  return context.json({ error: { code: 'bad_path', message } }, 400);
};
