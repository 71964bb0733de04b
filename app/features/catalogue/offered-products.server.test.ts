/** The rules of MARKET=eu on the pages, the feed and the answers of a shop. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { priceHistory, product } from '#db/schema/catalogue-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({ built: await importShop(), settings: { fixed: { market: 'eu' } } });
afterAll(() => shop.close());
const { queries } = shop.services.database;
const visitor = shop.visitor();

const text = async (path: string, headers: Record<string, string> = {}) =>
  (await visitor.get(path, { headers })).text();

const soap = {
  ...{ variant: 'soap', id: 'soap', title: 'Soap', image: '', priceCents: 2_000, wasCents: 5_000 },
  ...{ rating: 4, position: 1, unitContent: '500 ml', manufacturer: 'Soap Ltd\nsoap@example.com' },
};

const CHEAPER = { variant: 'soap', cents: 1_000 };

beforeAll(async () => {
  await queries.delete(product);
  await queries.insert(product).values({ ...soap, priceCents: 3_000 });
  await queries.execute(sql`update price_history set from_at = now() - interval '90 days'`);
  await queries.update(product).set({ priceCents: 2_000 });
  shop.live.publish({ kind: 'catalogue' });
});

describe('a reduction is counted from the lowest price of 30 days', () => {
  test.for(['/', '/search?q=soap', '/product/soap'])('on %s', async (path) => {
    const html = await text(path);
    expect(html).toContain('<s>$30.00</s>');
    expect(html).toContain('Lowest price of the 30 days before: $30.00');
    expect(html).toContain('Save $10.00');
    expect(html).not.toContain('$50.00');
  });

  test('in structured data, the feed and the answers for programs', async () => {
    expect(await text('/product/soap')).toContain('StrikethroughPrice","price":"30.00"');
    const feed = await text('/feeds/products.xml');
    expect(feed).toContain('<g:price>30.00 USD</g:price><g:sale_price>20.00 USD</g:sale_price>');
    const answer = JSON.parse(await text('/api/products'));
    expect(answer.products[0]).toMatchObject({ price: 20, was: 30, unitContent: '500 ml' });
    const markdown = await text('/product/soap', { accept: 'text/markdown' });
    expect(markdown).toContain('$20.00 (was $30.00)');
    expect(markdown).toContain('Lowest price of the 30 days before: $30.00');
  });
});

test('the price of a litre stands beside the price, also for programs', async () => {
  const unitPrice = '$40.00\u00a0/\u00a0l';
  for (const path of ['/', '/search?q=soap', '/product/soap']) {
    expect(await text(path), path).toContain(unitPrice);
  }
  expect(await text('/product/soap', { accept: 'text/markdown' })).toContain(unitPrice);
  const feed = await text('/feeds/products.xml');
  expect(feed).toContain('<g:unit_pricing_measure>0.5 l</g:unit_pricing_measure>');
});

test('who has made it stands on its page, in structured data and for programs', async () => {
  const html = await text('/product/soap');
  expect(html).toContain('Product safety');
  expect(html).toContain('"manufacturer":{"@type":"Organization","name":"Soap Ltd"}');
  expect(await text('/product/soap', { accept: 'text/markdown' })).toContain('soap@example.com');
});

test('what prices include stands near them, and leads to what delivery costs', async () => {
  for (const path of ['/', '/search?q=soap', '/product/soap']) {
    const html = await text(path);
    expect(html, path).toContain('<a href="/help#delivery"');
    expect(html, path).toContain('Final prices, free delivery');
  }
  expect(await text('/help')).toContain('Delivery is free.');
});

test('what was cheaper within 30 days is no reduction', async () => {
  await queries.insert(priceHistory).values({ ...CHEAPER, fromAt: sql`now() - interval '5 days'` });
  shop.live.publish({ kind: 'catalogue' });
  await expect.poll(() => text('/product/soap')).not.toContain('<s>');
  expect(await text('/feeds/products.xml')).not.toContain('sale_price');
  await queries.delete(priceHistory).where(eq(priceHistory.cents, CHEAPER.cents));
});
