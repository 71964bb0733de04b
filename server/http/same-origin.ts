/** CSRF protection: refuses writes that a form or script of another site sends. */
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/api-response.server.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Every browser sends one of the two headers with a write; a request with neither is a program's. One
 * with both has to pass both, but for an origin that a browser withholds, which it writes as `null`.
 */
function isCrossSite({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  if (origin === null || (origin === 'null' && site !== null)) return false;
  return origin !== new URL(url).origin;
}

/** Refuses cross-site writes with 403, but at `signedPaths`, whose requests are signed. */
export function sameOriginOnly(signedPaths: readonly string[]): MiddlewareHandler<ApiEnv> {
  return async function checkOrigin(context, next) {
    const { method, path, raw } = context.req;
    const isChecked = !SAFE_METHODS.includes(method) && !signedPaths.includes(path);
    if (isChecked && isCrossSite(raw)) {
      const message =
        'This came from another site. Open the shop and try again from its own pages.';
      return context.json({ error: { code: 'cross_site', message } }, 403);
    }
    return next();
  };
}
