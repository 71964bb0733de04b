/** Caching of prefetched page data in the browser (docs/decisions/031). */
import type { MiddlewareHandler } from 'hono';

/** From hovering a link to clicking it; older data is fetched again. */
const MAX_AGE_SECONDS = 10;

/** Paying here leads to the orders, which have just changed. */
const PAYMENT_PAGE = /^[^?#]*\/Payment(?:[?#]|$)/;

/** Loads itself again when its order changes, which the browser would answer with what it has stored. */
const ORDER_PAGE = /^\/orders\/[^/]+\.data$/;

function isCacheable({ method, url, headers }: Request): boolean {
  const isPrefetch = (headers.get('sec-purpose') ?? '').startsWith('prefetch');
  const { pathname } = new URL(url);
  const isData = isPrefetch && method === 'GET' && pathname.endsWith('.data');
  return isData && !ORDER_PAGE.test(pathname) && !PAYMENT_PAGE.test(headers.get('referer') ?? '');
}

/**
 * Lets the browser, and no shared cache, store prefetched data until the click. Signing in or out
 * changes the cookies, so the stored data is not used then. A response that sets cookies is not stored.
 */
export const cachePrefetchedData: MiddlewareHandler = async (context, next) => {
  await next();
  if (!isCacheable(context.req.raw)) return;
  const { ok, headers } = context.res;
  if (!ok || headers.has('set-cookie')) return;
  headers.set('cache-control', `private, max-age=${MAX_AGE_SECONDS}`);
  headers.append('vary', 'Cookie');
};
