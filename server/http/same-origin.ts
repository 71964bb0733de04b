/** Writes come from the shop's own pages: a form or script of another site is refused. */
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/api-response.server.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Every browser sends one of these two with a write; a program that sends neither is no browser. */
function isFromElsewhere({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const sender = headers.get('origin');
  return sender !== null && sender !== new URL(url).origin;
}

/** Refuses cross-site writes with 403; `signedPaths` prove their sender in another way. */
export function sameOriginOnly(signedPaths: readonly string[]): MiddlewareHandler<ApiEnv> {
  return async function checkOrigin(context, next) {
    const { method, path, raw } = context.req;
    const isChecked = !READING.includes(method) && !signedPaths.includes(path);
    if (isChecked && isFromElsewhere(raw)) {
      const message =
        'This came from another site. Open the shop and try again from its own pages.';
      return context.json({ error: { code: 'cross_site', message } }, 403);
    }
    return next();
  };
}
