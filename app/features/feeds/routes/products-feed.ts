import { FEED_FORMATS, feedWriters } from '#app/features/feeds/feed-writers.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isDataRequest } from '#app/shared/http/document-request.ts';
import { matchesETag } from '#app/shared/http/entity-tag.ts';
import type { Route } from './+types/products-feed';

/** When somebody comes back for whom there was no room. */
const RETRY_SECONDS = '30';

/** What is sold, for search engines, marketplaces and assistants: a file that is new when the catalogue is. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { productFeed } = context.get(shopContext);
  const format = FEED_FORMATS.find((one) => url.pathname.endsWith(`.${one}`));
  // As data of the router's the whole file would be one text in memory.
  if (format === undefined || isDataRequest(request)) throw new Response(null, { status: 404 });
  const { origin } = url;
  const etag = await productFeed.etag({ format, origin });
  const headers = {
    ...{ 'content-type': feedWriters[format].contentType, etag },
    // Whoever has it asks whether it is still the newest, which costs nothing.
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  const known = request.headers.get('if-none-match');
  if (known !== null && matchesETag(known, etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (request.method === 'HEAD') return new Response(null, { headers });
  const { clientAddress: client } = context.get(requestSessionContext);
  const body = await productFeed.open({ format, origin, client });
  if (body === null) {
    return new Response('Too many feeds are on their way. Come back in half a minute.\n', {
      status: 429,
      headers: { 'retry-after': RETRY_SECONDS, 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  return new Response(body, { headers });
}
