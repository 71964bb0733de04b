import { shopContext } from '#app/page-context.server.ts';
import { shopPages } from '#app/shared/shop-about.ts';
import { sitemapIndexXml, sitemapXml } from '#app/shared/sitemap-xml.ts';
import type { Route } from './+types/sitemap';

const OWN_PATHS = ['/', '/login', '/categories', ...shopPages.map((page) => `/${page}`)];

/** The index of the sitemaps or, if all pages fit, the one sitemap. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { catalogue, sitemapFiles } = context.get(shopContext);
  const { sitemap } = catalogue;
  const absolute = (path: string) => `${url.origin}${path}`;
  const after = url.searchParams.get('after')?.replaceAll('\0', '') ?? '';
  const ownPaths = async () => [
    ...OWN_PATHS,
    ...(await sitemap.categoryPaths()),
    ...(await sitemap.collectionPaths()),
  ];
  if (params.part === 'pages') return xml(sitemapXml((await ownPaths()).map(absolute)));
  if (params.part === 'products') {
    return xml(sitemapXml((await sitemap.productPaths(after)).map(absolute)));
  }
  if (params.part !== undefined) throw new Response(null, { status: 404 });
  const files = await sitemapFiles();
  if (files.length > 1) {
    const parts = files.map((id) => `/sitemap/products?after=${encodeURIComponent(id)}`);
    return xml(sitemapIndexXml(['/sitemap/pages', ...parts].map(absolute)));
  }
  const paths = [...(await ownPaths()), ...(await sitemap.productPaths(''))];
  return xml(sitemapXml(paths.map(absolute)));
}

function xml(body: string): Response {
  return new Response(body, {
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' },
  });
}
