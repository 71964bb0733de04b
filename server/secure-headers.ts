/** Headers that every answer carries; pages add their Content-Security-Policy themselves. */
import type { MiddlewareHandler } from 'hono';
import type { CallEnv } from '#app/calls/call.server.ts';

/** What an answer that is no page may do in a browser: nothing. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function secureHeaders(isHttps: boolean): MiddlewareHandler<CallEnv> {
  return async function addSecureHeaders(context, next) {
    await next();
    const { headers } = context.res;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'same-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (isHttps) headers.set('strict-transport-security', 'max-age=31536000');
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', NO_PAGE_POLICY);
    }
    // What belongs to one visitor is never stored by a cache in between.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  };
}
