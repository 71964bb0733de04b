/** What a page's data, asked for ahead of a click, may be used for (docs/decisions/031). */
import type { MiddlewareHandler } from 'hono';

/** From the pointer on the link to the click on it; what is older is asked for again. */
const KEPT_FOR_SECONDS = 10;

/** Who pays here is led to the orders, which are others than those a moment ago. */
const PAYMENT_PAGE = /^[^?#]*\/Payment(?:[?#]|$)/;

function isKept({ method, url, headers }: Request): boolean {
  const isPrefetch = (headers.get('sec-purpose') ?? '').startsWith('prefetch');
  const isData = isPrefetch && method === 'GET' && new URL(url).pathname.endsWith('.data');
  return isData && !PAYMENT_PAGE.test(headers.get('referer') ?? '');
}

/**
 * Lets the browser, and nobody else, keep what it has prefetched until it is clicked. Whoever signs
 * in or out meanwhile has other cookies, so it is not used. What sets cookies is not kept.
 */
export const cachePrefetchedData: MiddlewareHandler = async (context, next) => {
  await next();
  if (!isKept(context.req.raw)) return;
  const { ok, headers } = context.res;
  if (!ok || headers.has('set-cookie')) return;
  headers.set('cache-control', `private, max-age=${KEPT_FOR_SECONDS}`);
  headers.append('vary', 'Cookie');
};
