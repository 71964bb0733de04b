/** The pages that are public, as Markdown: read by the functions that the pages themselves are read by. */
import { messages } from '#app/features/catalogue/messages/messages.ts';
import type { ProductList } from '#app/features/catalogue/product-list.server.ts';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import { parsePagePlace } from '#app/features/catalogue/search/query/product-list-path.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { shownPage } from '#app/features/settings/shown-page.server.ts';
import { clientNetwork } from '#app/features/shopper/rate-limits.server.ts';
import { shownPageTitle } from '#app/shared/law-pages/law-pages.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { listMarkdown } from './agent-list.ts';
import type { AgentPages } from './agent-parts.server.ts';
import { productMarkdown } from './agent-product.ts';
import { llmsText } from './llms-text.ts';
import { mdLine } from './markdown.ts';

/** `client` is the address of who asks. */
type Asked = { url: URL; client: string };

/** What the home page stands for. */
export async function readLlmsText(shop: AgentPages, origin: string): Promise<string> {
  const { sitemap } = shop.catalogue;
  const [{ categories }, paths] = await Promise.all([
    shop.storefrontSections(),
    sitemap.collectionPaths(),
  ]);
  const collections = paths.map((path) => decodeURIComponent(path.slice('/collections/'.length)));
  const { about } = shop.settings.current();
  return llmsText({ about, categories: categories.map(({ name }) => name), collections }, origin);
}

async function productPage(shop: AgentPages, id: string, { url }: Asked): Promise<string | null> {
  const [first, ...others] = await shop.productPages.variants(id);
  if (!first) return null;
  const { deliveryNote } = shop.settings.current().texts;
  return productMarkdown({ variants: [first, ...others], deliveryNote }, url.origin);
}

/** Null where there is no such page, or nothing on it. */
export async function readList(
  { catalogue, storefrontSections }: Pick<AgentPages, 'catalogue' | 'storefrontSections'>,
  { url, client }: Asked,
  changed: Partial<SearchQuery>,
): Promise<ProductList | null> {
  const place = parsePagePlace(url.searchParams);
  if (place === null) return null;
  const query = { ...parseSearchQuery(url.searchParams), ...changed };
  const { collection } = query;
  // A tag of the staff finds nothing, as on the page.
  const isShown = collection !== null && (await catalogue.collection(collection)) !== null;
  const shown = isShown ? query : { ...query, collection: null };
  return catalogue.productList(await storefrontSections(), shown, place, clientNetwork(client));
}

async function categoryPage(shop: AgentPages, name: string, asked: Asked): Promise<string | null> {
  const list = await readList(shop, asked, { text: '', category: name, collection: null });
  if (list === null || list.products.length === 0) return null;
  return listMarkdown(list, { title: name, text: '', origin: asked.url.origin });
}

async function collectionPage(
  shop: AgentPages,
  handle: string,
  asked: Asked,
): Promise<string | null> {
  const collection = await shop.catalogue.collection(handle);
  const list = collection && (await readList(shop, asked, { text: '', collection: handle }));
  if (!collection || !list) return null;
  const { title, text } = collection;
  return listMarkdown(list, { title, text, origin: asked.url.origin });
}

async function searchPage(shop: AgentPages, asked: Asked): Promise<string | null> {
  const list = await readList(shop, asked, {});
  const { text } = parseSearchQuery(asked.url.searchParams);
  const title = text === '' ? messages.allProducts : messages.resultsFor(text);
  return list && listMarkdown(list, { title, text: '', origin: asked.url.origin });
}

/** The text of one of the shop's own pages: its keeper writes Markdown. */
async function shopPage(shop: AgentPages, path: string): Promise<string | null> {
  const shown = await shownPage(shop, path);
  return shown && `# ${mdLine(shownPageTitle(shown.page))}\n\n${shown.text}\n`;
}

/** The name that the end of a path is; null for what no database has. */
function nameOf(path: string, start: string): string | null {
  if (!path.startsWith(start)) return null;
  const end = path.slice(start.length);
  if (end === '' || end.includes('/')) return null;
  const name = decodeURIComponent(end);
  return isStorable(name) ? name : null;
}

/** The page at this address as Markdown; null where there is none, or it has no such form. */
export async function readMarkdownPage(shop: AgentPages, asked: Asked): Promise<string | null> {
  const { pathname, origin } = asked.url;
  if (pathname === '/' || pathname === '/categories') return readLlmsText(shop, origin);
  if (pathname === '/search') return searchPage(shop, asked);
  const product = nameOf(pathname, '/product/');
  if (product !== null) return productPage(shop, product, asked);
  const category = nameOf(pathname, '/category/');
  if (category !== null) return categoryPage(shop, category, asked);
  const collection = nameOf(pathname, '/collections/');
  if (collection !== null) return collectionPage(shop, collection, asked);
  return shopPage(shop, pathname);
}
