/** Where a product lies is for staff alone: no address shows it to a shopper, a search engine or an assistant. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const SHELF = 'Aisle-7-Bin-4711';

const shop = await testShop({ built: await importShop() });
afterAll(() => shop.close());
const visitor = shop.visitor();

beforeAll(async () => {
  const { queries } = shop.services.database;
  await queries.update(product).set({ shelf: SHELF }).where(eq(product.variant, 'tablet'));
});

test.each([
  ...['/', '/product/tablet', '/search?q=tablet'],
  ...['/feeds/products.xml', '/feeds/products.csv', '/llms.txt', '/sitemap.xml'],
  ...['/api/products', '/api/products/suggestions?q=tablet'],
])('%s does not have it', async (path) => {
  const answer = await visitor.get(path);
  expect([200, 404]).toContain(answer.status);
  expect(await answer.text()).not.toContain(SHELF);
});
