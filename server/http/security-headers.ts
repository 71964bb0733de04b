/** Security headers of every response; pages set their own Content-Security-Policy. */
import type { MiddlewareHandler } from 'hono';

export type HeaderLine = readonly [name: string, value: string];

/** For whom browsers keep to https: nobody, the shop's host, or all hosts below it too. */
export type Hsts = 'none' | 'host' | 'sub-domains';

/** A year. */
const HSTS: Readonly<Record<Hsts, readonly HeaderLine[]>> = {
  none: [],
  host: [['strict-transport-security', 'max-age=31536000']],
  'sub-domains': [['strict-transport-security', 'max-age=31536000; includeSubDomains']],
};

function commonHeaders(hsts: Hsts): HeaderLine[] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
    ...HSTS[hsts],
  ];
}

/** Headers of a response that sets no other value for them. */
const DEFAULTS: readonly HeaderLine[] = [
  // A response that is no page may load nothing in a browser.
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  // No other site loads anything of the shop into its own pages, but pictures.
  ['cross-origin-resource-policy', 'same-origin'],
  // What belongs to one visitor is stored by no shared cache.
  ['cache-control', 'private, no-store'],
];

/** All security headers of an API response. */
export function securityHeaderLines(hsts: Hsts): readonly HeaderLine[] {
  return [...commonHeaders(hsts), ...DEFAULTS];
}

export function securityHeaders(hsts: Hsts): MiddlewareHandler {
  const common = commonHeaders(hsts);
  return async function addSecureHeaders(context, next) {
    await next();
    const { headers } = context.res;
    for (const [name, value] of common) headers.set(name, value);
    for (const [name, value] of DEFAULTS) if (!headers.has(name)) headers.set(name, value);
  };
}
