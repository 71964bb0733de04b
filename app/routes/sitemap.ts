import { shopContext } from '#app/page-context.server.ts';
import type { Route } from './+types/sitemap';

/** The pages that may be found (https://www.sitemaps.org/protocol.html). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cursors = await context.get(shopContext).catalogue.pageCursors();
  const paths = ['/', '/login', ...cursors.map((after) => `/?after=${encodeURIComponent(after)}`)];
  // encodeURIComponent leaves the apostrophe, which XML wants written out.
  const addresses = paths.map((path) => `${url.origin}${path}`.replaceAll("'", '&apos;'));
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' },
  });
}
