/**
 * Caching of prefetched page data in the browser: a click takes half as long. A page whose data must be newer than
 * that has to be named here.
 */
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/api-response.server.ts';

/** From hovering a link to clicking it; older data is fetched again. */
const MAX_AGE_SECONDS = 10;

/** Paying here leads to the orders, which have just changed. */
const PAYMENT_PAGE = /^[^?#]*\/Payment(?:[?#]|$)/;

/**
 * About one person, whoever looks at it: a name, an address or the secret of a mailed link. That of an order loads
 * itself again too, when its order changes, which the browser would answer with what it has stored.
 */
const PERSONAL_PAGE = /^\/(?:orders\/|account\b|reset-password\b|Payment\b)/i;

function isCacheable({ method, url, headers }: Request): boolean {
  const isPrefetch = (headers.get('sec-purpose') ?? '').startsWith('prefetch');
  const { pathname } = new URL(url);
  const isData = isPrefetch && method === 'GET' && pathname.endsWith('.data');
  return (
    isData && !PERSONAL_PAGE.test(pathname) && !PAYMENT_PAGE.test(headers.get('referer') ?? '')
  );
}

/**
 * Lets the browser, and no shared cache, store what a guest prefetches until the click. What an account is shown
 * has its e-mail, and is stored nowhere. Signing in changes the cookies, so the stored data is not used then. A
 * response that sets cookies is not stored.
 */
export const cachePrefetchedData: MiddlewareHandler<ApiEnv> = async (context, next) => {
  await next();
  if (!isCacheable(context.req.raw)) return;
  if ((await context.var.requestSession.visitor()).account !== null) return;
  const { ok, headers } = context.res;
  if (!ok || headers.has('set-cookie')) return;
  headers.set('cache-control', `private, max-age=${MAX_AGE_SECONDS}`);
  headers.append('vary', 'Cookie');
};
