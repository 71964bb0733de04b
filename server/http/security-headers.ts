/** Security headers of every response; pages set their own Content-Security-Policy. */
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/api-response.server.ts';

export type HeaderLine = readonly [name: string, value: string];

function commonHeaders(isHttps: boolean): HeaderLine[] {
  const transport: HeaderLine = ['strict-transport-security', 'max-age=31536000'];
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
    ...(isHttps ? [transport] : []),
  ];
}

/** Headers of a response that sets no other value for them. */
const DEFAULTS: readonly HeaderLine[] = [
  // A response that is no page may load nothing in a browser.
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  // What belongs to one visitor is stored by no shared cache.
  ['cache-control', 'private, no-store'],
];

/** All security headers of an API response. */
export function securityHeaderLines(isHttps: boolean): readonly HeaderLine[] {
  return [...commonHeaders(isHttps), ...DEFAULTS];
}

export function securityHeaders(isHttps: boolean): MiddlewareHandler<ApiEnv> {
  const common = commonHeaders(isHttps);
  return async function addSecureHeaders(context, next) {
    await next();
    const { headers } = context.res;
    for (const [name, value] of common) headers.set(name, value);
    for (const [name, value] of DEFAULTS) if (!headers.has(name)) headers.set(name, value);
  };
}
