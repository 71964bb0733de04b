/** The public URL of a request, which a proxy in front may have changed. */

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

/** Whether a Host header names the loopback. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}

/**
 * The request at the configured origin. Without one only the loopback's names are accepted, which
 * prevents DNS rebinding. Null for any other host.
 */
export function atPublicUrl(request: Request, origin: string | null): Request | null {
  const url = new URL(request.url);
  if (origin === null) return isLoopbackHost(url.host) ? request : null;
  if (url.origin === origin) return request;
  // Not resolved against the origin: a path that begins with // would be another site's.
  return new Request(`${origin}${url.pathname}${url.search}`, request);
}
