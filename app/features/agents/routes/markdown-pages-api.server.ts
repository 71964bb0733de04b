/** Public pages for programs that send `Accept: text/markdown`; all else goes on to the pages themselves. */
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/api-response.server.ts';
import { readMarkdownPage } from '#app/features/agents/markdown-pages.server.ts';
import { wantsMarkdown } from '#app/features/agents/wants-markdown.ts';
import type { Shop } from '#app/shop.server.ts';

/** No cache that others share may send it to a browser. */
const CACHE_CONTROL = 'private, max-age=60';

/** Without what only says where a visit came from. */
function canonicalOf({ origin, pathname, searchParams }: URL): string {
  const kept = [...searchParams].filter(([name]) => name === 'q' || name === 'page');
  return `${origin}${pathname}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`;
}

export function serveMarkdownPages(shop: Shop): MiddlewareHandler<ApiEnv> {
  return async function sendMarkdown(context, next) {
    const { method, url, raw } = context.req;
    const isRead = method === 'GET' || method === 'HEAD';
    const isAsked = isRead && wantsMarkdown(raw.headers.get('accept'));
    if (!isAsked) return next();
    const { clientAddress: client } = context.var.requestSession;
    const page = await readMarkdownPage(shop, { url: new URL(url), client });
    if (page === null) return next();
    return context.body(page, 200, {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': CACHE_CONTROL,
      vary: 'Accept',
      link: `<${canonicalOf(new URL(url))}>; rel="canonical"`,
    });
  };
}
