/** At which address the admin answers, and whose writes it takes. */
import type { MiddlewareHandler } from 'hono';

const SAFE_METHODS = ['GET', 'HEAD'];

/** Other names of this machine: a browser stores by name, and passkeys need `localhost`. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Without a proxy every host but the admin's own is refused, which prevents DNS rebinding; the loopback's
 * other names are sent on.
 */
export function ownAddressOnly(origin: string): MiddlewareHandler {
  const own = new URL(origin);
  return async function checkHost(context, next) {
    const url = new URL(context.req.url);
    if (url.host === own.host) return next();
    const isLoopback = LOOPBACK.test(url.hostname) && url.port === own.port;
    if (isLoopback && SAFE_METHODS.includes(context.req.method)) {
      return context.redirect(`${origin}${url.pathname}${url.search}`, 307);
    }
    return context.text('Set ADMIN_ORIGIN to open the admin under this name.\n', 421);
  };
}

/**
 * Refuses every write that is not of the admin's own pages. The shop, and any other program on this machine,
 * is the same site to a browser, so cookies and SameSite say nothing: only the exact origin does.
 */
export function ownPagesOnly(origin: string): MiddlewareHandler {
  return async function checkOrigin(context, next) {
    const { method, raw } = context.req;
    if (SAFE_METHODS.includes(method)) return next();
    const isOwn =
      raw.headers.get('origin') === origin && raw.headers.get('sec-fetch-site') === 'same-origin';
    if (isOwn) return next();
    return context.text('This was not sent by a page of the admin. Open it and try again.\n', 403);
  };
}
