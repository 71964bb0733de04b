/** A tag is of the staff alone: no address shows a shopper which products have it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { collection, collectionProduct } from '#db/schema/collection-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({ built: await importShop() });
afterAll(() => shop.close());
const visitor = shop.visitor();

beforeAll(async () => {
  const { queries } = shop.services.database;
  const [tablet] = await queries.select().from(product).where(eq(product.variant, 'tablet'));
  await queries.insert(collection).values({ handle: 'low-margin' });
  await queries
    .insert(collectionProduct)
    .values({ collection: 'low-margin', product: tablet?.id ?? '', position: 1 });
  await queries
    .update(product)
    .set({ collections: ['low-margin'] })
    .where(eq(product.variant, 'tablet'));
});

async function textOf(path: string): Promise<string> {
  const answer = await visitor.get(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

test.each(['/search?q=book', '/search?q=tablet', '/category/Books?sort=price', '/category/Books'])(
  '%s is the same page with the handle of a tag',
  async (path) => {
    const mark = path.includes('?') ? '&' : '?';
    for (const name of ['collection', '%63ollection']) {
      const asked = await textOf(`${path}${mark}${name}=low-margin`);
      const titles = (html: string) => [...html.matchAll(/<article[^>]*>/g)].length;
      expect(asked).not.toContain('low-margin"');
      expect(titles(asked)).toBe(titles(await textOf(path)));
    }
  },
);
