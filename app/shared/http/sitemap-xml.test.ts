import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

test('a sitemap names pages, and an index names sitemaps, with no sign that XML reads otherwise', () => {
  const pages = sitemapXml([{ address: "https://shop.example/?a=1&b='<>" }]);
  expect(pages).toContain('<url><loc>https://shop.example/?a=1&amp;b=&apos;&lt;&gt;</loc></url>');
  expect(pages).toMatch(/^<\?xml [^>]*\?>\n<urlset xmlns=/);
  const index = sitemapIndexXml(['https://shop.example/sitemap/pages']);
  expect(index).toContain('<sitemap><loc>https://shop.example/sitemap/pages</loc></sitemap>');
  expect(index).toMatch(/<\/sitemapindex>\n$/);
});

test('a page stands there with its pictures and its last change', () => {
  const pages = sitemapXml([
    {
      address: 'https://a.example/',
      pictures: ['https://a.example/?b&c'],
      changedAt: new Date(0),
    },
  ]);
  expect(pages).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(pages).toContain(
    '<loc>https://a.example/</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod><image:image><image:loc>https://a.example/?b&amp;c</image:loc></image:image></url>',
  );
});
