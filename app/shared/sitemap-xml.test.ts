import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

test('a sitemap names pages, and an index names sitemaps, with no sign that XML reads otherwise', () => {
  const pages = sitemapXml(["https://shop.example/?a=1&b='<>"]);
  expect(pages).toContain('<url><loc>https://shop.example/?a=1&amp;b=&apos;&lt;&gt;</loc></url>');
  expect(pages).toMatch(/^<\?xml [^>]*\?>\n<urlset xmlns=/);
  const index = sitemapIndexXml(['https://shop.example/sitemap/pages']);
  expect(index).toContain('<sitemap><loc>https://shop.example/sitemap/pages</loc></sitemap>');
  expect(index).toMatch(/<\/sitemapindex>\n$/);
});
