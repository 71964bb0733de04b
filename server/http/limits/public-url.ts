/** The public URL of a request, which a proxy in front may have changed. */

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const PORT = '(?:6553[0-5]|655[0-2]\\d|65[0-4]\\d\\d|6[0-4]\\d{3}|[1-5]\\d{4}|\\d{1,4})';

/** Nothing that a URL could not have: 127.999.1.1 is no address, and 99999 no port. */
const LOOPBACK_HOST = new RegExp(`^(?:localhost|127(?:\\.${OCTET}){3}|\\[::1\\])(?::${PORT})?$`);

/** Whether a Host header names the loopback. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}

/**
 * The request at the configured origin. Without one only the loopback's names are accepted, which
 * prevents DNS rebinding: any other host is `unknown`. `malformed` is a host that no URL can have, such
 * as 999.1.1.1, which the adapter passes on as it came.
 */
export function atPublicUrl(
  request: Request,
  origin: string | null,
): Request | 'unknown' | 'malformed' {
  const url = URL.parse(request.url);
  if (url === null) return 'malformed';
  if (origin === null) return isLoopbackHost(url.host) ? request : 'unknown';
  if (url.origin === origin) return request;
  // Not resolved against the origin: a path that begins with // would be another site's.
  return new Request(`${origin}${url.pathname}${url.search}`, request);
}
