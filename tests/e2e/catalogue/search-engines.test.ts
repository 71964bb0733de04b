/** Metadata for search engines, link previews and browsers' own surfaces. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/shop.ts';

function meta(page: Page, name: string): Promise<string | null> {
  return page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
}

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

test('a public page has a title, a description, one address and a picture to share', async ({
  shopper,
  baseURL,
}) => {
  const { page } = shopper;
  for (const [path, canonical] of [
    ['/', '/'],
    ['/?utm_source=somewhere', '/'],
    ['/login', '/login'],
  ] as const) {
    await page.goto(path);
    expect((await page.title()).length).toBeGreaterThan(10);
    expect((await meta(page, 'description'))?.length).toBeGreaterThan(40);
    expect(await meta(page, 'og:title')).toBe(await page.title());
    const link = page.locator('link[rel=canonical]');
    await expect(link).toHaveAttribute('href', `${baseURL}${canonical}`);
    expect(await meta(page, 'og:url')).toBe(`${baseURL}${canonical}`);
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
    const picture = await page.request.get((await meta(page, 'og:image')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    await expect(page.locator('meta[name=robots]'), path).toHaveCount(0);
  }
});

test('the home page has metadata of the shop, its search and its products with their prices', async ({
  shopper,
  baseURL,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  const [organization, site, list] = await structuredData(page);
  expect(organization).toMatchObject({ '@type': 'OnlineStore', url: `${baseURL}/` });
  expect(site).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } });
  const items = list?.itemListElement as { item: { offers: { price: string } } }[];
  expect(items.map(({ item }) => item.offers.price)).toContain('1094.98');
  expect(items).toHaveLength(7);
});

test('a page of one shopper is stored by no search engine and no cache', async ({ shopper }) => {
  const { page } = shopper;
  for (const path of ['/checkout', '/orders', '/Payment', '/search?q=book']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
    expect(await meta(page, 'robots'), path).toBe('noindex');
    expect((await meta(page, 'description'))?.length).toBeGreaterThan(20);
  }
});

test('robots.txt names the sitemap, and the sitemap the pages that may be found', async ({
  shopper,
  baseURL,
}) => {
  const { request } = shopper.page.context();
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots.headers()['content-type']).toContain('text/plain');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toBe('application/xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]*)</g)].map(([, one]) => one);
  const paths = [
    '/',
    '/login',
    '/terms',
    '/privacy',
    '/categories',
    '/category/Books',
    '/product/12321341',
  ];
  expect(addresses).toEqual(expect.arrayContaining(paths.map((path) => `${baseURL}${path}`)));
  expect(addresses).toHaveLength(3 + 4 + 4 + 6);
  for (const part of ['/sitemap/pages', '/sitemap/products?after=3']) {
    expect((await request.get(part)).headers()['content-type']).toBe('application/xml');
  }
  for (const address of addresses) {
    expect((await request.get(address ?? '')).status(), address).toBe(200);
  }
});

test('icons and manifest are there', async ({ shopper }) => {
  const { page } = shopper;
  const { request } = page.context();
  await page.goto('/');
  const icons = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  expect(icons).toHaveLength(4);
  for (const address of icons) expect((await request.get(address)).status(), address).toBe(200);
  const manifest = await request.get('/site.webmanifest');
  const { name, icons: own }: { name: string; icons: { src: string }[] } = await manifest.json();
  expect(name).toBe('Basket');
  for (const { src } of own) expect((await request.get(src)).status(), src).toBe(200);
});
