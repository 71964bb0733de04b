/** POST /api/books/{link}: the file of a link to the books. A POST, since whatever opens links by itself sends none. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv } from '#app/api/api-response.server.ts';
import { BOOK_LINK_LIMIT, bookLinkPage } from '#app/features/books/book-links.server.ts';
import { messages } from '#app/features/books/messages/messages.ts';
import { hitRateLimit, rateLimitKey } from '#app/features/shopper/rate-limits.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { shopPath } from '#app/shared/http/shop-link.ts';
import type { Shop } from '#app/shop.server.ts';
import { downloadBook } from '#operations/books/download-book.server.ts';
import { toFileStream } from '#operations/jobs/export-file.server.ts';

/** Of the form of the link's page: id and key. */
const MAX_BODY_BYTES = 1_000;

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (context) => context.text('This is more than the form of a link sends.\n', 413),
});

export function bookDownloads(shop: Shop): Hono<ApiEnv> {
  const calls = new Hono<ApiEnv>();
  calls.post('/api/books/:link', limitBody, async (context) => {
    const { req, var: vars } = context;
    const { queries } = shop.database;
    const from = rateLimitKey('book link', vars.requestSession.clientAddress);
    const waitSeconds = await hitRateLimit(queries, from, BOOK_LINK_LIMIT);
    if (waitSeconds > 0) {
      return context.text(`${messages.tooOften}\n`, 429, { 'retry-after': String(waitSeconds) });
    }
    const key = (await readForm(req.raw))?.key ?? '';
    const id = req.param('link');
    const download = await downloadBook(shop, id, key);
    if (download.kind === 'unknown') return context.text(`${messages.noLink}\n`, 404);
    if (download.kind === 'over') return context.redirect(shopPath(bookLinkPage(id, key)), 303);
    const { file } = download;
    return new Response(await toFileStream(file), {
      headers: {
        'content-type': file.contentType,
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'no-store',
      },
    });
  });
  return calls;
}
