/** The two kinds of files of https://www.sitemaps.org/protocol.html, and text in XML. */

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Text for an element or an attribute, in XML and in HTML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

const PICTURES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** A page with its pictures, by their absolute addresses, and when it has changed last, where that is known. */
export type SitemapPage = { address: string; pictures?: readonly string[]; changedAt?: Date };

function file(kind: 'urlset' | 'sitemapindex', namespaces: string, entries: readonly string[]) {
  return `${HEAD}\n<${kind} ${namespaces}>\n${entries.join('\n')}\n</${kind}>\n`;
}

function location(address: string): string {
  return `<loc>${escapeXml(address)}</loc>`;
}

function pictureElement(address: string): string {
  return `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`;
}

/** At most 50,000 pages. Pictures: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  const entries = pages.map(
    ({ address, pictures = [], changedAt }) =>
      `<url>${location(address)}${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}${pictures.map(pictureElement).join('')}</url>`,
  );
  return file('urlset', `${NAMESPACE} ${PICTURES}`, entries);
}

/** Other sitemaps, by their absolute addresses; at most 50,000. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap>${location(address)}</sitemap>`);
  return file('sitemapindex', NAMESPACE, entries);
}
