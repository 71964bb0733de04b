/** CSRF protection: refuses writes that a form or script of another site sends. */
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/api-response.server.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Every browser sends one of the two headers with a write; a request with neither is a program's. No
 * script can set Sec-Fetch-Site, so it decides where it is sent: behind a proxy that changes the Host,
 * the Origin of the shop's own pages differs.
 */
function isCrossSite({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && origin !== new URL(url).origin;
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
