/** Headers that every answer carries; pages add their Content-Security-Policy themselves. */
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/api-response.server.ts';

type HeaderLine = readonly [name: string, value: string];

function linesOfAll(isHttps: boolean): HeaderLine[] {
  const transport: HeaderLine = ['strict-transport-security', 'max-age=31536000'];
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
    ...(isHttps ? [transport] : []),
  ];
}

/** What an answer that says nothing else about it carries. */
const UNLESS_TOLD: readonly HeaderLine[] = [
  // What an answer that is no page may do in a browser: nothing.
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  // What belongs to one visitor is never stored by a cache in between.
  ['cache-control', 'private, no-store'],
];

/** The headers of a call's answer. */
export function securityHeaderLines(isHttps: boolean): readonly HeaderLine[] {
  return [...linesOfAll(isHttps), ...UNLESS_TOLD];
}

export function securityHeaders(isHttps: boolean): MiddlewareHandler<ApiEnv> {
  const ofAll = linesOfAll(isHttps);
  return async function addSecureHeaders(context, next) {
    await next();
    const { headers } = context.res;
    for (const [name, value] of ofAll) headers.set(name, value);
    for (const [name, value] of UNLESS_TOLD) if (!headers.has(name)) headers.set(name, value);
  };
}
