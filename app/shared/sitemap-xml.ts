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

function file(kind: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: string[]) {
  const entries = addresses.map((one) => `<${entry}><loc>${escapeXml(one)}</loc></${entry}>`);
  return `${HEAD}\n<${kind} ${NAMESPACE}>\n${entries.join('\n')}\n</${kind}>\n`;
}

/** Pages, by their absolute addresses; at most 50,000. */
export function sitemapXml(addresses: string[]): string {
  return file('urlset', 'url', addresses);
}

/** Other sitemaps, by their absolute addresses; at most 50,000. */
export function sitemapIndexXml(addresses: string[]): string {
  return file('sitemapindex', 'sitemap', addresses);
}
