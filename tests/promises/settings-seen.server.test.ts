/** What the environment sets is what a shopper sees: one shop in which all of it is set. */
import { afterAll, expect, test } from 'vitest';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { importShop } from '#server/build/build-once.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

type Seen = { name: string; value: string; path: string; seen: string | RegExp };

/** Each is seen at one address: in its page, or in the head of its answer. */
const SETTINGS: readonly Seen[] = [
  { name: 'SHOP_NAME', value: 'Fern & Field', path: '/', seen: 'Fern &amp; Field' },
  {
    name: 'SHOP_TAGLINE',
    value: 'From the field itself',
    path: '/',
    seen: 'From the field itself',
  },
  { name: 'SHOP_HELP', value: 'Ring **Nora**', path: '/help', seen: 'Ring <strong>Nora</strong>' },
  {
    name: 'SHOP_RETURNS',
    value: 'Back by *post*',
    path: '/returns',
    seen: 'Back by <em>post</em>',
  },
  { name: 'SHOP_TERMS', value: 'Our own terms', path: '/terms', seen: 'Our own terms' },
  { name: 'SHOP_PRIVACY', value: 'Nothing is kept', path: '/privacy', seen: 'Nothing is kept' },
  { name: 'SHOP_IMPRINT', value: 'Field Ltd, Oslo', path: '/imprint', seen: 'Field Ltd, Oslo' },
  {
    ...{ name: 'SHOP_WITHDRAWAL_TERMS', value: 'Within our days', path: '/withdrawal-terms' },
    seen: 'Within our days',
  },
  {
    ...{ name: 'SHOP_ACCESSIBILITY', value: 'For everybody', path: '/accessibility' },
    seen: 'For everybody',
  },
  { name: 'SHOP_ACCENT', value: '#3355aa', path: '/', seen: '--color-action:#3355aa' },
  { name: 'SHOP_TYPEFACE', value: 'system', path: '/', seen: '--font:system-ui' },
  { name: 'SHOP_PICTURE_RATIO', value: '3:4', path: '/', seen: '--picture-ratio:3/4' },
  {
    name: 'SHOP_PICTURE_FIT',
    value: 'cover',
    path: '/',
    seen: /id="shop-look">[^<]*--picture-fit:cover/,
  },
  { name: 'SHOP_ANNOUNCEMENT', value: 'Open on Sunday', path: '/', seen: 'Open on Sunday' },
  { name: 'SHOP_HEADER', value: 'link', path: '/', seen: 'Harvest' },
  {
    name: 'SHOP_HEADER_LINK',
    value: 'Harvest /collections/sale',
    path: '/',
    seen: '/collections/sale',
  },
  {
    ...{ name: 'SHOP_FOOTER_LINKS', value: 'Our field https://example.com/field', path: '/' },
    seen: 'https://example.com/field',
  },
  {
    name: 'SHOP_DELIVERY_NOTE',
    value: 'Sent by bicycle',
    path: '/product/12321341',
    seen: 'Sent by bicycle',
  },
  { name: 'CRAWLERS', value: 'none', path: '/robots.txt', seen: /Disallow: \/\n/ },
  { name: 'PRICE_NOTE', value: 'show', path: '/', seen: '/help#delivery' },
  {
    ...{ name: 'RETURN_DAYS', value: '30', path: '/product/12321341' },
    seen: '"merchantReturnDays":30',
  },
  {
    ...{ name: 'IMPORTED_RATINGS', value: 'explain', path: '/' },
    seen: 'Stars without a number were imported',
  },
  { name: 'WITHDRAWAL_DAYS', value: '20', path: '/', seen: '/withdraw"' },
  {
    ...{
      name: 'SECURITY_CONTACT',
      value: 'security@example.com',
      path: '/.well-known/security.txt',
    },
    seen: 'Contact: mailto:security@example.com',
  },
  {
    name: 'PICTURE_HOSTS',
    value: 'cdn.example.com',
    path: '/',
    seen: /img-src[^;]*cdn\.example\.com/,
  },
  { name: 'HSTS_INCLUDE_SUBDOMAINS', value: 'true', path: '/', seen: 'includeSubDomains' },
  {
    name: 'ORIGIN',
    value: 'https://shop.example.com',
    path: '/sitemap.xml',
    seen: 'https://shop.example.com/',
  },
];

const built = await importShop();
const set = Object.fromEntries(SETTINGS.map(({ name, value }) => [name, value]));
const shop = await testShop({ built, settings: settingsOf({ ...set, DELIVERY: 'address' }) });
const plain = await testShop({ built, settings: settingsOf({ DELIVERY: 'address' }) });
// A window for returns is said with the countries that it holds for.
for (const { services } of [shop, plain])
  await writeDeliveryZone(services.database.queries, testZone('NO', 900));
afterAll(() => Promise.all([shop.close(), plain.close()]));

/** A page with the head of its answer. */
async function look(at: TestShop, path: string): Promise<string> {
  const answer = await at.visitor().get(path);
  const head = [...answer.headers].map((pair) => pair.join(': ')).join('\n');
  return `${await answer.text()}\n${head}`;
}

test.for(SETTINGS)('$name is seen at $path, and without it is not', async ({ path, seen }) => {
  expect(await look(shop, path)).toMatch(seen);
  expect(await look(plain, path)).not.toMatch(seen);
});
