import { shopContext } from '#app/page-context.server.ts';
import { sitemapIndexXml, sitemapXml } from '#app/shared/http/sitemap-xml.ts';
import { shopPages } from '#app/shared/shop-about.ts';
import type { Route } from './+types/sitemap';

const OWN_PATHS = ['/', '/login', '/categories', ...shopPages.map((page) => `/${page}`)];

/** The index of the sitemaps or, if all pages fit, the one sitemap. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { catalogue, sitemapFiles } = context.get(shopContext);
  const { sitemap } = catalogue;
  const absolute = (path: string) => new URL(path, url.origin).href;
  const after = url.searchParams.get('after')?.replaceAll('\0', '') ?? '';
  const ownPages = async () =>
    [...OWN_PATHS, ...(await sitemap.categoryPaths()), ...(await sitemap.collectionPaths())].map(
      (path) => ({ address: absolute(path) }),
    );
  const productsAfter = async (id: string) =>
    (await sitemap.products(id)).map(({ path, pictures, changedAt }) => ({
      address: absolute(path),
      pictures: pictures.map(absolute),
      changedAt,
    }));
  if (params.part === 'pages') return xml(sitemapXml(await ownPages()));
  if (params.part === 'products') return xml(sitemapXml(await productsAfter(after)));
  if (params.part !== undefined) throw new Response(null, { status: 404 });
  const files = await sitemapFiles();
  if (files.length > 1) {
    const parts = files.map((id) => `/sitemap/products?after=${encodeURIComponent(id)}`);
    return xml(sitemapIndexXml(['/sitemap/pages', ...parts].map(absolute)));
  }
  return xml(sitemapXml([...(await ownPages()), ...(await productsAfter(''))]));
}

function xml(body: string): Response {
  return new Response(body, {
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' },
  });
}
